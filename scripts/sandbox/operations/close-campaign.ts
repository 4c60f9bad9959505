import { insertAll, update, type Queryable } from '../db/database';
import type { CampaignRow, CommitmentRow, StockMemoRow } from '../db/rows';
import { conflict } from '../contract/errors';
import { calibrate } from '../rules/calibrate';
import type { Sandbox } from '../context/context';
import { cancelCommitment, settleDebits } from './change-status';
import { documentNumbers, moveMoney, refundOf } from './wallet';
import { findCampaign, findLiveCampaign } from './enter-commitments';

/** @param certify whether certificates are issued at once. Otherwise the memos wait for `certifyCampaign`. */
export function closeCampaign(sandbox: Sandbox, guid: string, certify: boolean): Promise<void> {
  return sandbox.db.transaction(async (tx) =>
    close(tx, await findLiveCampaign(tx, guid), sandbox.clock.now(), certify),
  );
}

/**
 * Closes an offering, in the caller's transaction. Pending and unconfirmed commitments lapse. The others are calibrated
 * and their excess is refunded. Every investor with shares gets a stock memo.
 */
export async function close(
  tx: Queryable,
  campaign: CampaignRow,
  at: Date,
  certify: boolean,
): Promise<void> {
  const open = await openCommitments(tx, campaign.guid);
  const eligible = open.filter(({ status_code: code }) => code === 'COM' || code === 'APP');
  for (const commitment of open.filter((each) => !eligible.includes(each)))
    await cancelCommitment(
      tx,
      commitment,
      commitment.status_code === 'REC' ? 'lapsed' : 'expired',
      at,
    );
  const results = calibrate(eligible, campaign.share_price, campaign.shares_offered);
  await tx.query(
    `update commitments m set calibrated_amount = r.amount, calibrated_shares = r.shares,
       calibrated_status = 'Approved', completed_at = $2
     from jsonb_to_recordset($1::jsonb) r(guid text, amount bigint, shares bigint)
     where m.guid = r.guid`,
    [JSON.stringify(results), at],
  );
  await settleDebits(tx, eligible);
  await moveMoney(
    tx,
    eligible.map((commitment, index) => refundOf(commitment, results[index]?.refund ?? 0, at)),
  );
  const raised = results.reduce((sum, { amount }) => sum + amount, 0);
  await update(tx, 'campaigns', campaign.guid, { status_code: 'COM', completed_at: at, raised });
  await writeMemos(tx, campaign, at);
  if (certify) await certifyMemos(tx, campaign.guid, at);
}

export function certifyCampaign(sandbox: Sandbox, guid: string): Promise<void> {
  return sandbox.db.transaction(async (tx) => {
    const campaign = await findCampaign(tx, guid);
    if (campaign.status_code !== 'COM') throw conflict('This campaign is not closed.');
    await certifyMemos(tx, guid, sandbox.clock.now());
  });
}

export function terminateCampaign(sandbox: Sandbox, guid: string): Promise<void> {
  return sandbox.db.transaction(async (tx) =>
    terminate(tx, await findLiveCampaign(tx, guid), sandbox.clock.now()),
  );
}

/** Ends an offering and refunds everyone, in the caller's transaction. */
export async function terminate(tx: Queryable, { guid }: CampaignRow, at: Date): Promise<void> {
  for (const commitment of await openCommitments(tx, guid))
    await cancelCommitment(tx, commitment, 'terminated', at);
  await update(tx, 'campaigns', guid, { status_code: 'TER' });
}

/** Returns the commitments in the order in which they were made, which calibration needs. */
function openCommitments(tx: Queryable, campaignGuid: string): Promise<CommitmentRow[]> {
  return tx.query<CommitmentRow>(
    `select * from commitments where campaign_guid = $1 and status_code <> 'CAN'
     order by committed_at, account_id, guid`,
    [campaignGuid],
  );
}

/** Writes one memo per investor for all of the investor's commitments to the campaign. */
async function writeMemos(tx: Queryable, campaign: CampaignRow, at: Date): Promise<void> {
  const holders = await tx.query<Pick<StockMemoRow, 'account_id' | 'shares' | 'amount'>>(
    `select account_id, sum(calibrated_shares)::bigint as shares,
       sum(calibrated_amount)::bigint as amount
     from commitments where campaign_guid = $1 and calibrated_status = 'Approved'
     group by account_id having sum(calibrated_shares) > 0 order by account_id`,
    [campaign.guid],
  );
  const dates = holders.map(() => at);
  const numbers = await documentNumbers(tx, 'SM', dates);
  const memos = holders.map((holding, index): StockMemoRow => {
    const number = numbers[index] ?? '';
    return {
      guid: crypto.randomUUID(),
      number,
      ...holding,
      campaign_guid: campaign.guid,
      status: 'Pending',
      stock_code: `EQ${String(campaign.number).padStart(4, '0')}`,
      transaction_code: number.replace('SM', 'TXN'),
      certificate_number: null,
      created_at: at,
    };
  });
  await insertAll(tx, 'stock_memos', memos);
}

async function certifyMemos(tx: Queryable, campaignGuid: string, at: Date): Promise<void> {
  const waiting = await tx.query<{ guid: string }>(
    `select guid from stock_memos where campaign_guid = $1 and certificate_number is null
     order by number`,
    [campaignGuid],
  );
  const dates = waiting.map(() => at);
  const numbers = await documentNumbers(tx, 'CERT', dates);
  await tx.query(
    `update stock_memos s set status = 'Completed', certificate_number = c.number
     from jsonb_to_recordset($1::jsonb) c(guid text, number text) where s.guid = c.guid`,
    [JSON.stringify(waiting.map(({ guid }, index) => ({ guid, number: numbers[index] })))],
  );
}
