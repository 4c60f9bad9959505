import { randomUUID } from 'node:crypto';
import {
  fetchCommitment,
  invest,
  type NewCommitment,
  type SettableStatus,
  updateCommitmentStatus,
} from '@investor-portal/shared/partner-api/contract/commitments';
import {
  lookupDelaysMs,
  settleWrite,
  type WriteOutcome,
} from '@investor-portal/shared/writes/settle-write';
import {
  type Campaign,
  fetchCampaign,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { fetchUserDetails } from '@investor-portal/shared/partner-api/contract/partner';
import type { PaymentOption } from '@investor-portal/shared/partner-api/contract/payments';
import { readCommitments } from '@investor-portal/shared/partner-api/reading/commitment-lists';
import { formatMonthDayYear } from '@investor-portal/shared/rules/dates';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { uploadFile } from '@investor-portal/shared/partner-api/contract/files';
import { ask, howItEnded } from '../client/ask';
import { type Exchange, jsonOf } from '../client/client';
import { callAt, type CallName } from '../contract/shape';
import { type Finding, finding } from './finding';
import type { Check, CheckRun } from './check';

interface Settled<T> {
  outcome: WriteOutcome<T> | undefined;
  /** A description of the response. */
  seen: string;
  findings: Finding[];
}

/** Sends a write as the portal does, which looks up the result of a response that says nothing. */
export async function settle<T>(
  { client }: CheckRun,
  name: CallName,
  send: () => Promise<string>,
  find: () => Promise<T | null>,
  delaysMs: readonly number[],
): Promise<Settled<T>> {
  const { value: outcome, exchanges } = await ask(client, () =>
    settleWrite(send, find, { delaysMs }),
  );
  const own = exchanges.find(({ method, path }) => callAt(method, path) === name);
  const reason = outcome?.kind === 'refused' ? `: ${outcome.message}` : '';
  const seen = own ? responseOf(own) + reason : 'nothing was sent';
  const isFound = outcome?.kind === 'done' && outcome.message === null;
  return { outcome, seen, findings: isFound ? [finding('write.unanswered', name, seen)] : [] };
}

function responseOf(exchange: Exchange): string {
  const { status, bytes, failure } = exchange;
  if (failure !== undefined) return `no response (${failure})`;
  if (bytes.byteLength === 0) return `status ${status} with an empty body`;
  return jsonOf(exchange) === undefined ? `status ${status} with no JSON` : `status ${status}`;
}

/** Cancels or reconfirms a commitment. */
export async function changeStatus(
  context: CheckRun,
  guid: string,
  status: SettableStatus,
): Promise<Finding[]> {
  const find = async () => {
    const commitment = await fetchCommitment(guid);
    return commitment.commitmentStatusCode === status ? commitment : null;
  };
  const send = () => updateCommitmentStatus(guid, status);
  const { outcome, seen, findings } = await settle(context, 'updateStatus', send, find, [0]);
  const { value: now } = await ask(context.client, () => fetchCommitment(guid));
  if (outcome?.kind === 'done' && now?.commitmentStatusCode === status) return findings;
  const id = status === 'CAN' ? 'cancel.failed' : 'reconfirm.failed';
  const then = `then it is ${now?.commitmentStatusCode ?? 'unreadable'}`;
  return [finding(id, 'updateStatus', `${seen}, ${then}: the commitment ${guid} stands`)];
}

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

/** The smallest PNG: one transparent pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const uploads: Check = {
  id: 'uploads',
  title: 'A signature can be uploaded',
  run: async ({ client }) => {
    const signature = new File([png], 'signature.png', { type: 'image/png' });
    const stored = await ask(client, () => uploadFile(signature));
    if (stored.value !== undefined) return [];
    return [finding('upload.failed', 'upload', howItEnded(stored))];
  },
};

const reconfirming: Check = {
  id: 'reconfirming',
  title: 'What has to be reconfirmed can be',
  run: async (context) => {
    const waiting = context.sample.commitments.find(
      ({ commitmentStatusCode: code }) => code === 'REC',
    );
    if (!waiting) return 'No commitment has to be reconfirmed.';
    return changeStatus(context, waiting.guid, 'APP');
  },
};

/** The checks that write, run one after the other in this order. They run only if a campaign to write to is given. */
export const writes: readonly Check[] = [uploads, committing, reconfirming];
