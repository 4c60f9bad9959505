import type { ReactNode } from 'react';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import type {
  CampaignRow,
  Commitment,
} from '@investor-portal/shared/partner-api/contract/commitment';
import { paths } from '@investor-portal/shared/routes/paths';
import { needsReconfirmation, statusName } from '@investor-portal/shared/rules/commitment-status';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { formatCentavos } from '@investor-portal/shared/rules/money';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { statusLine } from '@investor-portal/shared/rules/words';
import { sumOwnCommitments } from '../commitments/own-commitments';
import { type Fact, linkFact, moneyFact, statusFact } from '../components/Facts';
import { Hero } from '../components/Hero';

interface CommitmentHeaderProps {
  campaignGuid: string;
  campaign: Campaign | undefined;
  commitment?: Commitment | undefined;
  /** The commitments to the campaign, on its route. */
  row?: CampaignRow | undefined;
  menu?: ReactNode;
}

/** The head of both detail routes (spec §2 'Commitment detail'). */
export function CommitmentHeader(props: CommitmentHeaderProps) {
  const { campaignGuid, campaign, commitment, row, menu } = props;
  const campaignId = campaign ? campaignIdOf(campaign) : commitment?.campaignCode;
  const issuerName = commitment?.nameOfIssuer || (campaign && issuerNameOf(campaign));
  const facts: Fact[] = [
    linkFact(
      'Issuer Name',
      issuerName,
      campaignGuid && issuerName && paths.campaign(campaignGuid),
      'lead',
    ),
    ...(commitment ? factsOfCommitment(commitment) : []),
    ...(row && row.commitments.length > 0 ? factsOfCampaign(row) : []),
    { label: 'Campaign ID', kind: 'code', value: campaignId },
  ];
  return (
    <Hero
      title="Investment Commitments"
      name={campaignId}
      list={paths.commitments}
      facts={campaign || commitment ? facts : undefined}
      menu={menu}
    />
  );
}

function factsOfCommitment(commitment: Commitment): Fact[] {
  // For a commitment to reconfirm, the notice below says the same and adds the date.
  const line = needsReconfirmation(commitment) ? '' : statusLine(commitment);
  return [
    moneyFact('Amount', commitment.commitmentAmount, commitment.commitmentCurrencyCode),
    statusFact('Status', statusName(commitment), line),
    { label: 'Commitment Code', kind: 'code', value: commitment.commitmentCode },
  ];
}

function factsOfCampaign(row: CampaignRow): Fact[] {
  const { sum, status, count } = sumOwnCommitments(row);
  return [
    ...(sum ? [moneyFact('Amount', formatCentavos(sum.amount), sum.currency)] : []),
    statusFact('Status', status, count > 1 ? `The sum of ${countOf(count, 'commitment')}.` : ''),
  ];
}

/** Returns the 'Campaign ID' of a commitment (spec §3), or the campaign's code if there is no such id. */
export function campaignIdOf(campaign: Pick<Campaign, 'campaignId' | 'campaignCode'>): string {
  return campaign.campaignId || campaign.campaignCode;
}
