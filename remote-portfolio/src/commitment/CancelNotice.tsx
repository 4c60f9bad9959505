import { useNow } from '@investor-portal/shared/hooks/use-now';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import type { CommitmentAction } from '@investor-portal/shared/rules/commitment-actions';
import { endingOf, isComplete } from '@investor-portal/shared/rules/commitment-status';
import {
  actionDeadline,
  assumedOpenCampaign,
  offeredActions,
} from '@investor-portal/shared/rules/deadline';
import { canCancelUntil, wasPossibleUntil } from '@investor-portal/shared/rules/words';
import { Button } from '@investor-portal/shared/ui/Button';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { ActionBody } from '../components/ActionBody';
import type { useCampaign } from '@investor-portal/shared/hooks/use-detail';
import { SmallRetry } from '@investor-portal/shared/ui/ErrorState';
import { refundOfAmount } from './refund';

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

/** Says until when the commitment can be cancelled, or what happened to the money. */
export function CancelNotice(props: CancelNoticeProps) {
  const { commitment, campaignResponse, offered, onCancel } = props;
  const now = useNow();
  const ending = endingOf(commitment);
  if (ending)
    return (
      <Notice title={endingTitles[ending]}>
        <NoWrap hideable>{refundOfAmount(commitment).join(' ')}</NoWrap>
      </Notice>
    );
  // The commitment is completed or reconfirmed, so no campaign would allow cancelling it.
  if (isComplete(commitment) || offeredActions(commitment, assumedOpenCampaign(), now).length === 0)
    return null;
  const { data: campaign, isValidating, mutate } = campaignResponse;
  const { at, shown } = actionDeadline(commitment, campaign);
  if (!campaign)
    return (
      <Notice tone="warning">
        <ActionBody
          text="We couldn’t load the deadline for cancelling."
          action={<SmallRetry busy={isValidating} onClick={() => void mutate()} />}
        />
      </Notice>
    );
  const canCancel = offered.includes('cancel');
  const isOver = at !== null && at <= now;
  const text = canCancel
    ? canCancelUntil('this commitment', shown)
    : isOver
      ? `This commitment can no longer be cancelled. ${wasPossibleUntil(shown)}`
      : 'This commitment can’t be cancelled now.';
  return (
    <Notice>
      <ActionBody
        text={text}
        action={
          canCancel ? (
            <Button variant="secondary" size="sm" onClick={onCancel}>
              Cancel commitment
            </Button>
          ) : null
        }
      />
    </Notice>
  );
}
