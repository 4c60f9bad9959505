import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import type { NewCommitment } from '@investor-portal/shared/partner-api/contract/commitments';
import { toCentavos } from '@investor-portal/shared/rules/money';
import { type Queryable, queryFirst, queryOne } from '../db/database';
import { type AccountRow, type CampaignRow, type CommitmentRow, offeringOf } from '../db/rows';
import { badRequest, notFound, ruleViolation } from '../contract/errors';
import { phaseOf } from '../rules/campaign-phase';
import { investmentRefusal } from '../rules/investing';
import { monthDayYear, pesos } from '../rules/format';
import type { Sandbox } from '../context/context';
import { commitmentRow, enterCommitments, findAccount } from './enter-commitments';
import { documentNumbers } from './wallet';

interface InvestResponse {
  data: { guid: string; commitmentCode: string };
  message: string;
}

/**
 * Commits money of the account to a campaign in one transaction, once per idempotency key. A rejected request does not
 * use up the key.
 */
export function invest(
  sandbox: Sandbox,
  accountId: string,
  body: NewCommitment,
  idempotencyKey: string | undefined,
): Promise<InvestResponse> {
  return sandbox.db.transaction(async (tx) => {
    const now = sandbox.clock.now();
    if (idempotencyKey === undefined) return investIn(sandbox, tx, accountId, body, now);
    const hash = bytesToHex(sha256(JSON.stringify(sortedEntries(body))));
    const earlier = await queryFirst<{ body_hash: string; answer: InvestResponse }>(
      tx,
      'select body_hash, answer from idempotency_keys where account_id = $1 and key = $2',
      [accountId, idempotencyKey],
    );
    if (earlier && earlier.body_hash !== hash)
      throw ruleViolation('This Idempotency-Key was used for another commitment.');
    if (earlier) return earlier.answer;
    const response = await investIn(sandbox, tx, accountId, body, now);
    await tx.query(
      `insert into idempotency_keys (account_id, key, body_hash, answer, created_at)
       values ($1, $2, $3, $4, $5)`,
      [accountId, idempotencyKey, hash, JSON.stringify(response), now],
    );
    return response;
  });
}

async function investIn(
  sandbox: Sandbox,
  tx: Queryable,
  accountId: string,
  body: NewCommitment,
  now: Date,
): Promise<InvestResponse> {
  const campaign = await findByNumber(tx, String(body.transactionCampaignId));
  const account = await findAccount(tx, accountId);
  await assertConsistent(tx, campaign, account, body);
  const amount = toCentavos(body.commitmentAmount) ?? 0;
  const names = {
    investor_name: body.investorAccountName,
    service_name: body.investorAccountServiceName,
  };
  const { guid, code } = await createCommitment(sandbox, tx, {
    account,
    campaign,
    amount,
    now,
    names,
  });
  return {
    data: { guid, commitmentCode: code },
    message: `Your commitment of ${pesos(amount)} to ${body.issuerName} was received. Its code is ${code}.`,
  };
}

interface CommitmentRequest {
  account: AccountRow;
  campaign: CampaignRow;
  /** The amount in centavos. */
  amount: number;
  now: Date;
  names?: Pick<CommitmentRow, 'investor_name' | 'service_name'>;
}

/**
 * Commits money by the rules of spec §5, in the caller's transaction.
 * @throws ApiError 422 when a rule forbids it.
 */
export async function createCommitment(
  sandbox: Sandbox,
  tx: Queryable,
  { account, campaign, amount, now, names }: CommitmentRequest,
): Promise<CommitmentRow> {
  const already = await sumCommitments(tx, account.id, campaign.guid, now);
  const reason = investmentRefusal({
    amount,
    phase: phaseOf(offeringOf(campaign), now),
    tier: account.tier,
    minimum: campaign.min_amount,
    maximum: campaign.max_amount,
    room: campaign.ceiling - campaign.raised,
    alreadyHere: already.here,
    alreadyEverywhere: already.everywhere,
    balance: account.wallet_balance,
  });
  if (reason) throw ruleViolation(reason);
  const [code = ''] = await documentNumbers(tx, 'CMT', [now]);
  const commitment: CommitmentRow = {
    ...commitmentRow({ guid: crypto.randomUUID(), code }, account, campaign, amount, now),
    ...names,
    due: 'settle',
    due_at: new Date(now.getTime() + sandbox.settings.settleAfterMs),
  };
  await enterCommitments(tx, [commitment]);
  return commitment;
}

async function findByNumber(tx: Queryable, number: string): Promise<CampaignRow> {
  if (!/^\d{1,15}$/.test(number)) throw notFound('The campaign');
  const sql = 'select * from campaigns where number = $1';
  return queryOne<CampaignRow>(tx, sql, [number], 'The campaign');
}

/** Rejects a payload that differs from the server's data, because the investor has then seen other terms. */
async function assertConsistent(
  tx: Queryable,
  campaign: CampaignRow,
  account: AccountRow,
  body: NewCommitment,
): Promise<void> {
  const issuer = await queryOne<{ account_id: string; name: string }>(
    tx,
    'select account_id, name from issuers where guid = $1',
    [campaign.issuer_guid],
  );
  if (String(body.investorAccountId) !== account.id) throw notFound('The investor account');
  if (String(body.investorAccountServiceId) !== String(account.idv_profile_id ?? 0))
    throw badRequest('investorAccountServiceId is not the profile of this investor.');
  if (String(body.issuerId) !== issuer.account_id || body.issuerName !== issuer.name)
    throw badRequest('issuerId and issuerName are not the issuer of this campaign.');
  if (body.commitmentCurrencyCode !== 'PHP' || body.actualConvertedCurrencyCode !== 'PHP')
    throw ruleViolation('Only PHP can be committed.');
  if (body.actualConvertedAmount !== body.commitmentAmount)
    throw badRequest('actualConvertedAmount must equal commitmentAmount.');
  if (body.commitmentExpirationDate !== monthDayYear(campaign.ends_at))
    throw ruleViolation('The offering period has changed. Please review the campaign again.');
}

/** Sums the investor's open and completed commitments in centavos: to this campaign, and over the past year. */
function sumCommitments(tx: Queryable, accountId: string, campaignGuid: string, now: Date) {
  return queryOne<{ here: number; everywhere: number }>(
    tx,
    `select
       coalesce(sum(held) filter (where campaign_guid = $2), 0)::bigint as here,
       coalesce(sum(held) filter (where committed_at > $3), 0)::bigint as everywhere
     from (
       select campaign_guid, committed_at,
         case when calibrated_status is null then amount else calibrated_amount end as held
       from commitments where account_id = $1 and status_code <> 'CAN'
     ) as own`,
    [accountId, campaignGuid, new Date(now.getTime() - 365 * 86_400_000)],
  );
}

function sortedEntries(value: object): [string, unknown][] {
  return Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
