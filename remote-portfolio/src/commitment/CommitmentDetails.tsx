import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import type { CommitmentAction } from '@investor-portal/shared/rules/commitment-can';
import { Split, Stack } from '@investor-portal/shared/ui/Layout';
import type { useCampaign } from '../data/use-commitment';
import { AsyncSection } from '../components/AsyncSection';
import { campaignIdOf } from './campaign-names';
import { CancelNotice } from './CancelNotice';
import { CommitmentSummary } from './CommitmentSummary';
import { FinalInvestmentDetails } from './FinalInvestmentDetails';
import { InvestorSummary } from './InvestorSummary';
import { ReconfirmNotice } from './ReconfirmNotice';
import { Timeline } from './Timeline';
import { Transactions } from './Transactions';
import { useCampaignMemo } from './use-campaign-memo';

interface CommitmentDetailsProps {
  commitment: Commitment;
  /** Only what tells of the campaign waits for it, or fails with it. */
  campaignRead: ReturnType<typeof useCampaign>;
  offered: readonly CommitmentAction[];
  /** Opens the confirmation dialog. */
  onAsk: (action: CommitmentAction) => void;
}

/** The Commitment Details tab. */
export function CommitmentDetails({
  commitment,
  campaignRead,
  offered,
  onAsk,
}: CommitmentDetailsProps) {
  const memo = useCampaignMemo(commitment);
  const asks = (action: CommitmentAction) =>
    offered.includes(action) ? () => onAsk(action) : undefined;
  const campaign = campaignRead.data;
  return (
    <Split>
      <Stack $gap={4}>
        {commitment.commitmentStatusCode === 'REC' ? (
          <ReconfirmNotice
            commitment={commitment}
            onReconfirm={asks('reconfirm')}
            onCancel={asks('cancel')}
          />
        ) : (
          <CancelNotice commitment={commitment} campaignRead={campaignRead} offered={offered} />
        )}
        <CommitmentSummary commitment={commitment} />
        <FinalInvestmentDetails commitment={commitment} />
        <Transactions advices={commitment.commitmentDebitCreditAdvises} />
      </Stack>
      <Stack $gap={4}>
        <AsyncSection read={campaignRead} failure="Its campaign could not be loaded">
          {(shown) => <Timeline commitment={commitment} campaign={shown} memo={memo} />}
        </AsyncSection>
        <InvestorSummary
          commitment={commitment}
          campaignId={campaign ? campaignIdOf(campaign) : commitment.campaignCode}
        />
      </Stack>
    </Split>
  );
}
