import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import type { CommitmentAction } from '@investor-portal/shared/rules/commitment-can';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { Split, Stack } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { actionDeadline } from './action-window';
import { campaignIdOf } from './campaign-names';
import { CommitmentSummary } from './CommitmentSummary';
import { FinalInvestmentDetails } from './FinalInvestmentDetails';
import { InvestorSummary } from './InvestorSummary';
import { ReconfirmNotice } from './ReconfirmNotice';
import { Timeline } from './Timeline';
import { Transactions } from './Transactions';
import { useCampaignMemo } from './use-campaign-memo';

interface CommitmentDetailsProps {
  commitment: Commitment;
  campaign: Campaign;
  offered: readonly CommitmentAction[];
  /** Opens the confirmation dialog. */
  onAsk: (action: CommitmentAction) => void;
}

/** The Commitment Details tab. */
export function CommitmentDetails({
  commitment,
  campaign,
  offered,
  onAsk,
}: CommitmentDetailsProps) {
  const memo = useCampaignMemo(commitment);
  const asks = (action: CommitmentAction) =>
    offered.includes(action) ? () => onAsk(action) : undefined;
  const reconfirming = commitment.commitmentStatusCode === 'REC';
  return (
    <Split>
      <Stack $gap={4}>
        {reconfirming ? (
          <ReconfirmNotice
            commitment={commitment}
            onReconfirm={asks('reconfirm')}
            onCancel={asks('cancel')}
          />
        ) : null}
        {!reconfirming && offered.includes('cancel') ? (
          <Notice>
            You can cancel this commitment until{' '}
            <strong>{formatDateTime(actionDeadline(commitment, campaign))}</strong>.
          </Notice>
        ) : null}
        <CommitmentSummary commitment={commitment} />
        <FinalInvestmentDetails commitment={commitment} />
        <Transactions advices={commitment.commitmentDebitCreditAdvises} />
      </Stack>
      <Stack $gap={4}>
        <Timeline commitment={commitment} campaign={campaign} memo={memo} />
        <InvestorSummary commitment={commitment} campaignId={campaignIdOf(campaign)} />
      </Stack>
    </Split>
  );
}
