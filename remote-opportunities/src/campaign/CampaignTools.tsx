import { Columns3, Share2 } from 'lucide-react';
import { styled } from 'styled-components';
import { useState } from 'react';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { issuerOrCode } from '@investor-portal/shared/rules/issuer-name';
import { paths } from '@investor-portal/shared/routes/paths';
import { shareUrl } from '@investor-portal/shared/routes/platform-pages';
import { useWatchlist } from '@investor-portal/shared/storage/watchlist';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { SmallText } from '@investor-portal/shared/ui/Layout';
import { CalendarButton } from '@investor-portal/shared/ui/overlay/CalendarButton';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { Money } from '@investor-portal/shared/ui/Money';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { TextLink } from '@investor-portal/shared/ui/TextLink';
import { TextField } from '@investor-portal/shared/form/Field';
import { showToast } from '@investor-portal/shared/session/toast';
import { Button } from '@investor-portal/shared/ui/Button';
import { Dialog } from '@investor-portal/shared/ui/overlay/Dialog';
import { maxCompared } from '../follow/compared';
import { WatchButton } from '../follow/WatchButton';
import { useMyCommitments } from '../my-commitments/use-my-commitments';
import { campaignEvents } from './campaign-events';

export function CampaignTools({ campaign }: { campaign: Campaign }) {
  const watchlist = useWatchlist();
  // The offering may have changed, so that a commitment has to be reconfirmed.
  const commitments = useMyCommitments(true, true);
  const now = useNow(60_000);
  const url = shareUrl(campaign.guid);
  const others = watchlist?.guids.filter((guid) => guid !== campaign.guid) ?? [];
  // The notice about the investor's commitments is above the buttons, so both wait until the commitments have loaded.
  if (!commitments) return null;
  const mine = commitments.get(campaign.guid.toLowerCase());
  return (
    <>
      {mine ? (
        <Notice
          tone={mine.reconfirm ? 'warning' : 'info'}
          title={
            <>
              <span>You committed </span>
              <Money hideable amount={formatCentavos(mine.amount)} currency={mine.currency} />
            </>
          }
        >
          {mine.reconfirm ? <span>The offering has changed, so please reconfirm. </span> : null}
          <TextLink to={paths.commitmentByCampaign(campaign.guid)}>
            {`View your ${mine.count === 1 ? 'commitment' : countOf(mine.count, 'commitment')}`}
          </TextLink>
        </Notice>
      ) : null}
      <Tools role="group" aria-label="Follow this campaign">
        <WatchButton guid={campaign.guid} />
        {campaignEvents(campaign, now).length > 0 ? (
          <CalendarButton
            name={campaign.campaignCode || 'offering'}
            variant="secondary"
            eventsAt={(at) => campaignEvents(campaign, at)}
          />
        ) : null}
        {others.length > 0 ? (
          <LinkButton
            variant="secondary"
            size="sm"
            icon={<Columns3 aria-hidden="true" />}
            to={paths.compare([campaign.guid, ...(others.length < maxCompared ? others : [])])}
          >
            Compare
          </LinkButton>
        ) : null}
        {url === null ? null : <ShareButton title={issuerOrCode(campaign)} url={url} />}
      </Tools>
      {watchlist ? (
        <SmallText>
          Your watchlist is kept only in this browser, until you sign out or sooner.
        </SmallText>
      ) : null}
    </>
  );
}

/** Three or four equal buttons fit one row at 288 px. */
const Tools = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(4rem, 1fr));
  gap: ${tokens.space[2]};

  > :is(a, button) {
    min-height: 3.25rem;
    padding-inline: ${tokens.space[1]};
    border-color: ${tokens.colour.line};
    box-shadow: none;
    font-size: ${tokens.text.xs};

    /* The icon stands above its text, which may take two lines. */
    > span {
      flex-direction: column;
      gap: ${tokens.space[1]};
    }

    svg {
      width: 1.25rem;
      height: 1.25rem;
    }
  }
`;

function ShareButton({ title, url }: { title: string; url: string }) {
  const [shown, setShown] = useState(false);
  const press = async () => {
    const outcome = await share(title, url);
    if (outcome === 'copied') showToast({ kind: 'info', message: 'Link copied' });
    if (outcome === 'blocked') setShown(true);
  };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Share2 aria-hidden="true" />}
        onClick={() => void press()}
      >
        Share
      </Button>
      <Dialog open={shown} onClose={() => setShown(false)} title="Share this campaign">
        <TextField label="Link" readOnly value={url} onFocus={(event) => event.target.select()} />
      </Dialog>
    </>
  );
}

/** `cancelled` means that the investor cancelled. `blocked` means that neither sharing nor copying is allowed. */
export async function share(title: string, url: string) {
  const page: Partial<Navigator> = navigator;
  if (page.share)
    try {
      await page.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      // Sharing is not allowed in this frame, so the address is copied.
    }
  try {
    await page.clipboard?.writeText(url);
    return page.clipboard ? 'copied' : 'blocked';
  } catch {
    return 'blocked';
  }
}
