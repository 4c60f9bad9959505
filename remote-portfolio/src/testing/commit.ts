import * as v from 'valibot';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { fetchCommitments, invest } from '@investor-portal/shared/partner-api/commitments';
import { commitmentListDefaults } from '@investor-portal/shared/partner-api/list-request';
import { newCommitmentSchema } from '@investor-portal/shared/partner-api/new-commitment';
import { formatMonthDayYear } from '@investor-portal/shared/rules/dates';
import { usersAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import type { SandboxInvestor } from '@investor-portal/shared/testing/sandbox';

/** Commits PHP to a campaign as the signed-in investor. @returns the new commitment as listed. */
export async function commit(
  investor: SandboxInvestor,
  campaign: Campaign,
  amount: number,
): Promise<Commitment> {
  const user = store.get(usersAtom);
  const profile = user?.profiles.find(({ serviceCode }) => serviceCode === 'IDV');
  await invest(
    v.parse(newCommitmentSchema, {
      transactionCampaignId: campaign.transactionCampaignId,
      commitmentCurrencyCode: 'PHP',
      actualConvertedCurrencyCode: 'PHP',
      issuerId: campaign.issuerAccount.accountId,
      issuerName: campaign.nameOfIssuer,
      investorAccountId: investor.accountId,
      investorAccountName: 'Test Investor',
      investorAccountServiceId: profile?.accountServiceId ?? 0,
      investorAccountServiceName: 'INDIVIDUAL INVESTOR',
      commitmentAmount: amount,
      calibratedAmount: 0,
      commitmentShares: 0,
      calibratedShares: 0,
      actualConvertedAmount: amount,
      commitmentExpirationDate: formatMonthDayYear(campaign.offeredPeriodEndDate),
    }),
    crypto.randomUUID(),
  );
  const page = await fetchCommitments(commitmentListDefaults);
  const created = page.data.find(({ campaignGuid }) => campaignGuid === campaign.guid);
  if (!created) throw new Error('The new commitment is missing from the list.');
  return created;
}
