import { randomUUID } from 'node:crypto';
import {
  fetchCampaign,
  type Campaign,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import { invest } from '@investor-portal/shared/partner-api/contract/commitments';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import type { NewCommitment } from '@investor-portal/shared/partner-api/contract/new-commitment';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/contract/partner';
import type { PaymentOption } from '@investor-portal/shared/partner-api/contract/payments';
import { readCommitments } from '@investor-portal/shared/partner-api/reading/commitment-lists';
import { formatMonthDayYear } from '@investor-portal/shared/rules/dates';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { lookupDelaysMs } from '@investor-portal/shared/writes/settle-write';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { ask } from '../client/ask';
import type { Finding } from '../model/finding';
import { changeStatus, settle, type Settled } from './settle';
import type { Check, CheckRun } from './check';
import { finding } from './consequences';

function payloadOf(campaign: Campaign, user: UserDetails): NewCommitment {
  const amount = campaign.minAmountPerInvestor || campaign.sharePrice || 1_000;
  return {
    transactionCampaignId: campaign.transactionCampaignId,
    commitmentCurrencyCode: campaign.currencyCode,
    actualConvertedCurrencyCode: campaign.currencyCode,
    issuerId: campaign.issuerAccount.accountId,
    issuerName: campaign.issuerAccount.name || issuerNameOf(campaign),
    investorAccountId: user.accountId,
    investorAccountName: `${user.firstName} ${user.lastName}`,
    investorAccountServiceId:
      user.profiles.find(({ serviceCode }) => serviceCode === 'IDV')?.accountServiceId ?? 0,
    investorAccountServiceName: 'INDIVIDUAL INVESTOR',
    commitmentAmount: amount,
    calibratedAmount: 0,
    commitmentShares: 0,
    calibratedShares: 0,
    actualConvertedAmount: amount,
    commitmentExpirationDate: formatMonthDayYear(campaign.offeredPeriodEndDate),
  };
}

export const committing: Check = {
  id: 'committing',
  title: 'One decision is one commitment, found again and cancelled',
  run: async (context) => {
    const { client, options, sample } = context;
    const { value: campaign } = await ask(client, () => fetchCampaign(options.campaign ?? ''));
    const { value: before } = await ask(client, () => readOwn(context));
    const user = await readUser(context);
    if (!user || !campaign || !before)
      return 'The investor, the campaign or the commitments cannot be read.';
    const payload = payloadOf(campaign, user);
    const readMade = async () =>
      (await readOwn(context)).filter(({ guid }) => !before.some((it) => it.guid === guid));
    const key = randomUUID();
    const send = () =>
      settle(
        context,
        'invest',
        () => invest(payload, key),
        async () => (await readMade())[0] ?? null,
        lookupDelaysMs,
      );

    const first = await send();
    if (first.outcome?.kind === 'done') await send();
    const { value: made } = await ask(client, readMade);
    const now = await readUser(context);
    const paid = (user.walletDetails?.balance ?? NaN) - (now?.walletDetails?.balance ?? NaN);
    const findings = [...first.findings, ...judgeMade(made, first, payload.commitmentAmount)];
    const isSameCurrency = user.walletDetails?.currencyCode === campaign.currencyCode;
    if (made && made.length > 0 && isSameCurrency) {
      const committed = payload.commitmentAmount * made.length;
      findings.push(...judgeWallet(paid, committed, made.length, sample.paymentOptions ?? []));
    }
    for (const { guid } of made ?? []) findings.push(...(await changeStatus(context, guid, 'CAN')));
    return findings;
  },
};

const readUser = ({ client, options }: CheckRun) =>
  ask(client, () => fetchUserDetails(options.externalReferenceCode)).then(({ value }) => value);

/** Reads the investor's commitments. The portal does not rely on a list with unreadable rows either. */
async function readOwn({ sample: { user } }: CheckRun): Promise<readonly Commitment[]> {
  const { rows, unreadable } = await readCommitments(user?.accountId ?? '');
  if (unreadable > 0) throw new Error(`${unreadable} commitments cannot be read`);
  return rows;
}

/** @param made undefined if the list of commitments cannot be read. */
function judgeMade(
  made: readonly Commitment[] | undefined,
  { outcome, seen }: Settled<Commitment>,
  amount: number,
): Finding[] {
  const count = made?.length ?? 0;
  if (count > 1)
    return [finding('invest.twice', 'invest', `one Idempotency-Key made ${count} commitments`)];
  if (count === 1) return [];
  if (outcome?.kind === 'refused') return [finding('invest.failed', 'invest', seen)];
  const list = made ? 'the list does not have it' : 'the list cannot be read';
  const told = `${seen}, and ${list}: a commitment of ${amount} may stand`;
  return outcome?.kind === 'done'
    ? [finding('invest.not-listed', 'commitments', told)]
    : [finding('invest.unknown', 'invest', told)];
}

/** Judges how far the wallet fell. Some APIs take the money later, and an option may have a fee (readings W19). */
function judgeWallet(
  paid: number,
  committed: number,
  count: number,
  paymentOptions: readonly PaymentOption[],
): Finding[] {
  const fees = count * Math.max(0, ...paymentOptions.map(({ fee }) => fee ?? 0));
  // Centavos are fractions that add up inexactly.
  const isRight = paid < committed - 0.01 ? Math.abs(paid) < 0.01 : paid < committed + fees + 0.01;
  if (Number.isNaN(paid) || isRight) return [];
  const seen = `the wallet ${paid < 0 ? 'rises' : 'falls'} by ${Math.abs(paid)} for ${committed}`;
  return [finding('invest.wallet', 'UserDetails.walletDetails.balance', seen)];
}
