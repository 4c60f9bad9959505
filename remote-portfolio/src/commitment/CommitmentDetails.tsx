import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import type { CommitmentAction } from '@investor-portal/shared/rules/commitment-actions';
import {
  endingOf,
  isFinal,
  needsReconfirmation,
  isComplete,
} from '@investor-portal/shared/rules/commitment-status';
import { isUnknown } from '@investor-portal/shared/writes/settle-write';
import { LoadingCard } from '@investor-portal/shared/ui/LoadingText';
import { Notice } from '@investor-portal/shared/ui/Notice';
import type { useCampaign } from '@investor-portal/shared/hooks/use-detail';
import { SmallRetry } from '@investor-portal/shared/ui/ErrorState';
import { type AsyncData, Load } from '@investor-portal/shared/ui/Load';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import {
  actionDeadline,
  assumedOpenCampaign,
  offeredActions,
} from '@investor-portal/shared/rules/deadline';
import { canCancelUntil, wasPossibleUntil } from '@investor-portal/shared/rules/words';
import { Button } from '@investor-portal/shared/ui/Button';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { formatDate } from '@investor-portal/shared/rules/dates';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { ActionBody, Column, SideBySide, Section } from '../components/Sections';
import { heldPositions, memoFinder, useAllPositions } from '../stock-positions/positions';
import { movedFact, statusFact } from '../components/Facts';
import { FactsList } from '../components/FactsRow';
import { paymentsOf } from '../data/payments';
import { actionMessages } from './action-messages';
import { campaignIdOf } from './CommitmentHeader';
import { CommitmentSummary, FinalInvestmentDetails, InvestorSummary } from './Summaries';
import { FailureNotice } from './FailureNotice';
import { ReconfirmNotice } from './ReconfirmNotice';
import { Timeline } from './Timeline';
import type { LastChange } from './use-change-status';
import { refundOfAmount } from './refund';

interface CommitmentDetailsProps {
  commitment: Commitment;
  response: AsyncData<Commitment>;
  /** Only the sections about the campaign wait for this response or fail with it. */
  campaignResponse: ReturnType<typeof useCampaign>;
  offered: readonly CommitmentAction[];
  lastChange: LastChange | undefined;
  onAsk: (action: CommitmentAction) => void;
  onCheck: () => Promise<void>;
  busy: boolean;
}

export function CommitmentDetails(props: CommitmentDetailsProps) {
  const { commitment, response, campaignResponse, offered, lastChange, onAsk } = props;
  const completed = isFinal(commitment);
  const { data: positions, error: positionsError } = useAllPositions({ enabled: completed });
  const askTo = (action: CommitmentAction) =>
    offered.includes(action) ? () => onAsk(action) : undefined;
  const campaign = campaignResponse.data;
  const code = commitment.commitmentStatusCode;
  const { failure } = lastChange ?? {};
  // A change whose outcome was unknown can no longer happen once the commitment has ended.
  const isOver = failure && isUnknown(failure) && endingOf(commitment) !== undefined;
  const failed = !isOver && (failure?.statusCode ?? code) === code ? failure : undefined;
  // The height of the timeline depends on the memo.
  if (completed && !positions && !positionsError) return <LoadingCard />;
  const memo = positions && memoFinder(heldPositions(positions.rows))(commitment);
  return (
    <SideBySide>
      <Column $at={1}>
        {response.error ? (
          <Notice tone="warning" title="We couldn’t refresh this commitment">
            <ActionBody
              text="Parts of it may be out of date."
              action={
                <SmallRetry busy={response.isValidating} onClick={() => void response.mutate()} />
              }
            />
          </Notice>
        ) : null}
        {lastChange && !failure ? (
          <Notice live title={actionMessages(lastChange.action, commitment).inFlight} />
        ) : lastChange && failed && isUnknown(failed) ? (
          <FailureNotice
            action={lastChange.action}
            commitment={commitment}
            failure={failed}
            busy={props.busy}
            onCheck={() => void props.onCheck()}
            onAsk={askTo(lastChange.action)}
          />
        ) : needsReconfirmation(commitment) ? (
          <ReconfirmNotice
            commitment={commitment}
            onReconfirm={askTo('reconfirm')}
            onCancel={askTo('cancel')}
          />
        ) : (
          <CancelNotice
            commitment={commitment}
            campaignResponse={campaignResponse}
            onCancel={askTo('cancel')}
          />
        )}
        {lastChange && failed?.kind === 'refused' ? (
          <FailureNotice action={lastChange.action} commitment={commitment} failure={failed} />
        ) : null}
        <CommitmentSummary commitment={commitment} />
      </Column>
      {/* The timeline shows where the commitment stands, so it follows the summary. */}
      <Column $at={2} $tall>
        <Load of={campaignResponse} what="the campaign">
          {(loaded) => <Timeline commitment={commitment} campaign={loaded} memo={memo} />}
        </Load>
      </Column>
      <Column $at={1}>
        <FinalInvestmentDetails commitment={commitment} />
        <InvestorSummary
          commitment={commitment}
          campaignId={campaign ? campaignIdOf(campaign) : commitment.campaignCode}
        />
        <Transactions commitment={commitment} />
      </Column>
    </SideBySide>
  );
}

const endingTitles = {
  cancelled: 'This commitment is cancelled',
  terminated: 'The campaign was terminated',
};

type CancelNoticeProps = Pick<CommitmentDetailsProps, 'commitment' | 'campaignResponse'> & {
  onCancel: (() => void) | undefined;
};

/** Says until when the commitment can be cancelled, or what happened to the money. */
function CancelNotice({ commitment, campaignResponse, onCancel }: CancelNoticeProps) {
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
  const refused =
    at !== null && at <= now
      ? `This commitment can no longer be cancelled. ${wasPossibleUntil(shown)}`
      : 'This commitment can’t be cancelled now.';
  return (
    <Notice>
      <ActionBody
        text={onCancel ? canCancelUntil('this commitment', shown) : refused}
        action={
          onCancel ? (
            <Button variant="secondary" size="sm" onClick={onCancel}>
              Cancel commitment
            </Button>
          ) : null
        }
      />
    </Notice>
  );
}

/** The debits and credits of a commitment (spec §2 'Commitment detail'). */
function Transactions({ commitment }: { commitment: Commitment }) {
  return (
    <Section title="Transactions">
      <FactsList
        empty={<EmptyState>Your payment and any refund will be listed here.</EmptyState>}
        rows={paymentsOf([commitment]).map((payment) => [
          { label: 'Type', kind: 'lead', value: payment.type || 'Transaction' },
          movedFact(payment),
          statusFact('Debit Status', payment.status),
          { label: 'Date', value: formatDate(payment.date) },
          { label: 'Reference Number', labelled: true, value: payment.reference },
        ])}
      />
    </Section>
  );
}
