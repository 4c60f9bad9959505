import { CalendarPlus, Columns3 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { downloadCalendarFile } from '@investor-portal/shared/calendar/download-calendar-file';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { paths } from '@investor-portal/shared/routes/paths';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { showToast } from '@investor-portal/shared/session/toast';
import { useWatchlist } from '@investor-portal/shared/storage/watchlist';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Button } from '@investor-portal/shared/ui/Button';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { maxCompared } from '../../follow/compared';
import { WatchButton } from '../../follow/WatchButton';
import { MyCommitmentsNotice } from '../../my-commitments/MyCommitmentsNotice';
import { useMyCommitments } from '../../my-commitments/use-my-commitments';
import { campaignEvents } from './campaign-events';
import { shareUrl } from './share';
import { ShareButton } from './ShareButton';

/** What an investor can do with a campaign besides investing in it, and what they have committed to it. */
export function CampaignTools({ campaign }: { campaign: Campaign }) {
  const watchlist = useWatchlist();
  const commitments = useMyCommitments();
  const url = shareUrl(campaign.guid);
  const others = watchlist?.guids.filter((guid) => guid !== campaign.guid) ?? [];
  // Rendered all at once: a line that arrives later would move the buttons.
  if (!commitments) return null;
  const mine = commitments.get(campaign.guid);
  return (
    <>
      {mine ? <MyCommitmentsNotice campaignGuid={campaign.guid} mine={mine} /> : null}
      <Tools role="group" aria-label="Follow this campaign">
        <WatchButton guid={campaign.guid} />
        <CalendarButton campaign={campaign} />
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
        {url === null ? null : <ShareButton title={issuerNameOf(campaign)} url={url} />}
      </Tools>
      {watchlist ? <Small>Your watchlist is kept in this browser until you sign out.</Small> : null}
    </>
  );
}

/** A file for the investor's own calendar; nothing once the offering has ended. */
function CalendarButton({ campaign }: { campaign: Campaign }) {
  const [busy, setBusy] = useState(false);
  const now = useNow(60_000);
  if (campaignEvents(campaign, now).length === 0) return null;
  const save = async () => {
    setBusy(true);
    try {
      const events = campaignEvents(campaign, serverNow());
      await downloadCalendarFile({ name: `${campaign.campaignCode || 'offering'}.ics`, events });
    } catch {
      showToast({
        kind: 'failure',
        message: 'We couldn’t make the calendar file. Please try again.',
      });
    }
    setBusy(false);
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={busy}
      icon={<CalendarPlus aria-hidden="true" />}
      onClick={() => void save()}
    >
      Add to calendar
    </Button>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};

  /* Each line is filled, the last one too. */
  > * {
    flex: 1 1 8rem;
    min-height: 2.75rem;
  }
`;

const Small = styled.p`
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};
`;
