import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  fetchCommitment,
  fetchCommitments,
  invest,
} from '@investor-portal/shared/partner-api/commitments';
import { paths } from '@investor-portal/shared/routes/paths';
import {
  type CampaignOptions,
  control,
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

/** Presses an action of the commitment on the screen, and waits until its dialog has refetched. */
export async function askTo(user: UserEvent, label: 'Cancel commitment' | 'Reconfirm commitment') {
  await user.click(await screen.findByRole('button', { name: label }));
  const dialog = await screen.findByRole('dialog');
  const confirm = within(dialog).getByRole('button', { name: label });
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'));
  return { dialog, confirm };
}

/** Makes the API answer one of the investor's lists with these rows. */
export function answerWithRows(
  { externalReferenceCode }: SandboxInvestor,
  call: 'commitments' | 'stockMemos',
  data: readonly object[],
) {
  const body = JSON.stringify({ data, totalPages: 1, currentPage: 1 });
  return control('faults', { call, externalReferenceCode, response: { body } });
}

/** Commits PHP 10,000 to a new campaign for each of these ends. */
export async function commitToCampaigns(
  { externalReferenceCode }: SandboxInvestor,
  ...endsInHours: number[]
): Promise<string[]> {
  const guids: string[] = [];
  for (const hours of endsInHours) {
    const { guid } = await createCampaign({ endsInHours: hours, minAmountPerInvestor: 1_000 });
    await control('commitments', { externalReferenceCode, campaignGuid: guid, amount: 10_000 });
    guids.push(guid);
  }
  return guids;
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
