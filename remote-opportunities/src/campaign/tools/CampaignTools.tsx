import { Columns3 } from 'lucide-react';
import { styled } from 'styled-components';
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
import { maxCompared } from '../../follow/compared';
import { WatchButton } from '../../follow/WatchButton';
import { MyCommitmentsNotice } from '../../my-commitments/MyCommitmentsNotice';
import { useMyCommitments } from '../../my-commitments/use-my-commitments';
import { campaignEvents } from './campaign-events';
import { ShareButton } from './ShareButton';

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
      {mine ? <MyCommitmentsNotice campaignGuid={campaign.guid} mine={mine} /> : null}
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
