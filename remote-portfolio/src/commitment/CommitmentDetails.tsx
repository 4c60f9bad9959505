import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import type { StockMemo } from '@investor-portal/shared/partner-api/stock-memos';
import type { CommitmentAction } from '@investor-portal/shared/rules/commitment-can';
import { Split, Stack } from '@investor-portal/shared/ui/Layout';
import type { useCampaign } from '../data/use-commitment';
import { AsyncSection } from '../components/AsyncSection';
import { useAllPositions } from '../stock-positions/use-all-positions';
import { campaignIdOf } from './campaign-names';
import { CancelNotice } from './CancelNotice';
import { CommitmentSummary } from './CommitmentSummary';
import { FinalInvestmentDetails } from './FinalInvestmentDetails';
import { InvestorSummary } from './InvestorSummary';
import { ReconfirmNotice } from './ReconfirmNotice';
import { Timeline } from './Timeline';
import { Transactions } from './Transactions';

interface CommitmentDetailsProps {
  commitment: Commitment;
  /** Only the sections about the campaign wait for it or fail with it. */
  campaignResponse: ReturnType<typeof useCampaign>;
  offered: readonly CommitmentAction[];
  /** Opens the confirmation dialog. */
  onAsk: (action: CommitmentAction) => void;
}

/** The Commitment Details tab. */
export function CommitmentDetails({
  commitment,
  campaignResponse,
  offered,
  onAsk,
}: CommitmentDetailsProps) {
  const memo = useCampaignMemo(commitment);
  const askTo = (action: CommitmentAction) =>
    offered.includes(action) ? () => onAsk(action) : undefined;
  const campaign = campaignResponse.data;
  return (
    <Split>
      <Stack $gap={4}>
        {commitment.commitmentStatusCode === 'REC' ? (
          <ReconfirmNotice
            commitment={commitment}
            onReconfirm={askTo('reconfirm')}
            onCancel={askTo('cancel')}
          />
        ) : (
          <CancelNotice
            commitment={commitment}
            campaignResponse={campaignResponse}
            offered={offered}
          />
        )}
        <CommitmentSummary commitment={commitment} />
        <FinalInvestmentDetails commitment={commitment} />
        <Transactions advices={commitment.commitmentDebitCreditAdvises} />
      </Stack>
      <Stack $gap={4}>
        <AsyncSection response={campaignResponse} failure="The campaign could not be loaded">
          {(loaded) => <Timeline commitment={commitment} campaign={loaded} memo={memo} />}
        </AsyncSection>
        <InvestorSummary
          commitment={commitment}
          campaignId={campaign ? campaignIdOf(campaign) : commitment.campaignCode}
        />
      </Stack>
    </Split>
  );
}

/**
 * The stock memo of a completed commitment. No field links the two, but an investor has one memo per campaign, so it
 * is the memo with the same campaign code.
 */
function useCampaignMemo(
  commitment: Pick<Commitment, 'campaignCode' | 'completionDate'>,
): StockMemo | undefined {
  const completed = commitment.completionDate !== '' && commitment.campaignCode !== '';
  const { data } = useAllPositions({ enabled: completed });
  return completed
    ? data?.find((position) => position.campaignCode === commitment.campaignCode)
    : undefined;
}
