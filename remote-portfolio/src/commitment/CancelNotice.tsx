import { styled } from 'styled-components';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import type { CommitmentAction } from '@investor-portal/shared/rules/commitment-actions';
import { endingOf, isComplete } from '@investor-portal/shared/rules/commitment-status';
import { toCentavos } from '@investor-portal/shared/rules/money';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { media } from '@investor-portal/shared/theme/media';
import { Button } from '@investor-portal/shared/ui/Button';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { Skeleton } from '@investor-portal/shared/ui/Skeleton';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { ActionBody } from '../components/ActionBody';
import type { useCampaign } from '@investor-portal/shared/hooks/use-campaign';
import { SmallRetry } from '@investor-portal/shared/ui/ErrorState';
import { actionDeadline, assumedOpenCampaign, offeredActions } from './action-window';
import { refundSentences } from './refund';

const endingTitles = {
  cancelled: 'This commitment is cancelled',
  terminated: 'The campaign was terminated',
};

interface CancelNoticeProps {
  commitment: Commitment;
  campaignResponse: ReturnType<typeof useCampaign>;
  offered: readonly CommitmentAction[];
  onCancel: () => void;
}

/**
 * Says until when the commitment can be cancelled, or what happened to the money. The space is reserved while the
 * campaign loads, so that nothing below moves (decision 46).
 */
export function CancelNotice({
  commitment,
  campaignResponse,
  offered,
  onCancel,
}: CancelNoticeProps) {
  const now = useNow();
  const ending = endingOf(commitment);
  if (ending)
    return (
      <Notice title={endingTitles[ending]}>
        <NoWrap hideable>
          {refundSentences(
            commitment,
            toCentavos(commitment.commitmentAmount),
            'you committed',
          ).join(' ')}
        </NoWrap>
      </Notice>
    );
  // The commitment is completed or reconfirmed, so no campaign would allow cancelling it.
  if (isComplete(commitment) || offeredActions(commitment, assumedOpenCampaign(), now).length === 0)
    return null;
  return (
    <NoticeRegion>
      <Cancelling
        commitment={commitment}
        campaignResponse={campaignResponse}
        offered={offered}
        onCancel={onCancel}
        now={now}
      />
    </NoticeRegion>
  );
}

function Cancelling({
  commitment,
  campaignResponse,
  offered,
  onCancel,
  now,
}: CancelNoticeProps & { now: number }) {
  const { data: campaign, error, isValidating, mutate } = campaignResponse;
  const deadline = actionDeadline(commitment, campaign);
  if (offered.includes('cancel'))
    return (
      <Notice>
        <ActionBody
          text={`You can cancel this commitment${deadline === null ? '' : ` until ${formatDateTime(deadline)}`}.`}
          action={
            <Button variant="secondary" size="sm" onClick={onCancel}>
              Cancel commitment
            </Button>
          }
        />
      </Notice>
    );
  if (campaign)
    return (
      <Notice>
        <ActionBody
          text={
            deadline === null || deadline > now
              ? 'This commitment can’t be cancelled now.'
              : `This commitment can no longer be cancelled. It was possible until ${formatDateTime(deadline)}.`
          }
        />
      </Notice>
    );
  if (error === undefined) return <Skeleton height="100%" radius="md" />;
  return (
    <Notice tone="warning">
      <ActionBody
        text="We couldn’t load the deadline for cancelling."
        action={<SmallRetry busy={isValidating} onClick={() => void mutate()} />}
      />
    </Notice>
  );
}

/** Reserves the height of the tallest content, which is enough at most widths. */
const NoticeRegion = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 8.25rem;

  > * {
    align-content: center;
  }

  ${media.tablet} {
    min-height: 4.25rem;
  }
`;
