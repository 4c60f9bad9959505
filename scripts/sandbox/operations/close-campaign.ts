import { insertAll, update, type Queryable } from '../db/database';
import { memoRow } from '../db/new-rows';
import type { CampaignRow, CommitmentRow, StockMemoRow } from '../db/rows';
import { conflict } from '../contract/errors';
import { calibrate, type CalibrationResult } from '../rules/calibrate';
import type { Sandbox } from '../context/context';
import { cancelCommitment, settleDebit } from './cancel-commitment';
import { documentNumber, refund } from './wallet';
import { findCampaign, findLiveCampaign } from './find-rows';

/**
 * Closes an offering. Pending and unconfirmed commitments lapse. The others are calibrated and their excess is
 * refunded. Every investor with shares gets a stock memo.
 * @param certify whether certificates are issued at once. Otherwise the memos wait for `certifyCampaign`.
 */
export function closeCampaign(sandbox: Sandbox, guid: string, certify: boolean): Promise<void> {
  return sandbox.db.transaction(async (tx) => {
    const now = sandbox.clock.now();
    const campaign = await findLiveCampaign(tx, guid);
    const open = await openCommitments(tx, guid);
    const eligible = open
      .filter(({ status_code: code }) => code === 'COM' || code === 'APP')
      .toSorted((a, b) => a.committed_at.getTime() - b.committed_at.getTime());
    const results = calibrate(eligible, campaign.share_price, campaign.shares_offered);
    for (const commitment of open) {
      const result = results.find(({ guid: calibrated }) => calibrated === commitment.guid);
      const reason = commitment.status_code === 'REC' ? 'lapsed' : 'expired';
      if (result) await completeCommitment(tx, commitment, result, now);
      else await cancelCommitment(tx, commitment, reason, now);
    }
    const raised = results.reduce((sum, { amount }) => sum + amount, 0);
    await update(tx, 'campaigns', guid, { status_code: 'COM', completed_at: now, raised });
    await writeMemos(tx, campaign, now);
    if (certify) await certifyMemos(tx, guid, now);
  });
}

export function certifyCampaign(sandbox: Sandbox, guid: string): Promise<void> {
  return sandbox.db.transaction(async (tx) => {
    const campaign = await findCampaign(tx, guid);
    if (campaign.status_code !== 'COM') throw conflict('This campaign is not closed.');
    await certifyMemos(tx, guid, sandbox.clock.now());
  });
}

export function terminateCampaign(sandbox: Sandbox, guid: string): Promise<void> {
  return sandbox.db.transaction(async (tx) => {
    await findLiveCampaign(tx, guid);
    for (const commitment of await openCommitments(tx, guid))
      await cancelCommitment(tx, commitment, 'terminated', sandbox.clock.now());
    await update(tx, 'campaigns', guid, { status_code: 'TER' });
  });
}

function openCommitments(tx: Queryable, campaignGuid: string): Promise<CommitmentRow[]> {
  return tx.query<CommitmentRow>(
    `select * from commitments where campaign_guid = $1 and status_code <> 'CAN'
     order by account_id, committed_at, guid`,
    [campaignGuid],
  );
}

async function completeCommitment(
  tx: Queryable,
  commitment: CommitmentRow,
  result: CalibrationResult,
  now: Date,
): Promise<void> {
  await update(tx, 'commitments', commitment.guid, {
    calibrated_amount: result.amount,
    calibrated_shares: result.shares,
    calibrated_status: 'Approved',
    completed_at: now,
  });
  await settleDebit(tx, commitment.guid);
  await refund(tx, commitment, result.refund, now);
}

/** Writes one memo per investor for all of the investor's commitments to the campaign. */
async function writeMemos(tx: Queryable, campaign: CampaignRow, now: Date): Promise<void> {
  const holders = await tx.query<Pick<StockMemoRow, 'account_id' | 'shares' | 'amount'>>(
    `select account_id, sum(calibrated_shares)::bigint as shares,
       sum(calibrated_amount)::bigint as amount
     from commitments where campaign_guid = $1 and calibrated_status = 'Approved'
     group by account_id having sum(calibrated_shares) > 0 order by account_id`,
    [campaign.guid],
  );
  const memos: StockMemoRow[] = [];
  for (const holding of holders) {
    const id = { guid: crypto.randomUUID(), number: await documentNumber(tx, 'SM', now) };
    memos.push(memoRow(id, campaign, holding, now));
  }
  await insertAll(tx, 'stock_memos', memos);
}

async function certifyMemos(tx: Queryable, campaignGuid: string, now: Date): Promise<void> {
  const waiting = await tx.query<{ guid: string }>(
    `select guid from stock_memos where campaign_guid = $1 and certificate_number is null
     order by number`,
    [campaignGuid],
  );
  for (const { guid } of waiting) {
    const certificate = await documentNumber(tx, 'CERT', now);
    const issued = { status: 'Completed', certificate_number: certificate };
    await update(tx, 'stock_memos', guid, issued);
  }
}
