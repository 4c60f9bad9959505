import { act } from '@testing-library/react';
import {
  fetchCommitment,
  fetchCommitments,
  invest,
} from '@investor-portal/shared/partner-api/commitments';
import { paths } from '@investor-portal/shared/routes/paths';
import {
  type CampaignOptions,
  createCampaign,
  createInvestor,
  type SandboxInvestor,
  startSandboxSession as signIn,
} from '@investor-portal/shared/testing/sandbox';
import * as v from 'valibot';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { commitmentListDefaults } from '@investor-portal/shared/partner-api/list-request';
import { newCommitmentSchema } from '@investor-portal/shared/partner-api/new-commitment';
import { formatMonthDayYear } from '@investor-portal/shared/rules/dates';
import { usersAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';

const open = {
  endsInHours: 240,
  totalOffering: 1_000_000,
  sharePrice: 100,
  minAmountPerInvestor: 1_000,
};

/** A signed-in investor with a commitment of PHP 50,000 to a campaign of their own, and the path of its screen. */
export async function committed(options: CampaignOptions = {}) {
  const investor = await createInvestor('Premium', { balance: 100_000 });
  const campaign = await createCampaign({ ...open, ...options });
  await signIn(investor);
  const commitment = await commit(investor, campaign, 50_000);
  const path = paths.commitment(commitment.guid, campaign.guid);
  return { investor, campaign, commitment, path };
}

/** Runs something outside the open screen, which may update meanwhile. */
export const elsewhere = <T>(work: () => Promise<T>): Promise<T> => act(work);

/** The commitment's status code as the API has it. */
export const statusOf = async (guid: string) =>
  (await elsewhere(() => fetchCommitment(guid))).commitmentStatusCode;
/** A fault that meets the investor's next call. */
export const faultOf = (
  { externalReferenceCode }: SandboxInvestor,
  call: string,
  fault: object,
) => ({
  call,
  externalReferenceCode,
  times: 1,
  ...fault,
});

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
