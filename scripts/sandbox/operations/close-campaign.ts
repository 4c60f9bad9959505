import { randomUUID } from 'node:crypto';
import type { Queryable } from '../db/database';
import type { CampaignRow, CommitmentRow } from '../db/rows';
import { conflict, notFound } from '../contract/errors';
import { calibrate } from '../rules/calibrate';
import { stockCode } from '../rules/format';
import type { Sandbox } from '../context/context';
import { cancelCommitment, settleDebit } from './cancel-commitment';
import { documentNumber, moveMoney } from './wallet';
import { lockCampaign } from './locks';

/**
 * Closes an offering: pending and unconfirmed commitments lapse, the others are calibrated, the excess is refunded,
 * and everyone with shares gets a stock memo.
 * @param certify whether certificates are issued at once; otherwise the memos wait for
 *   `certifyCampaign`.
 */
export function closeCampaign(sandbox: Sandbox, guid: string, certify: boolean): Promise<void> {
  return sandbox.db.transaction(async (tx) => {
    const now = sandbox.clock.now();
    const campaign = await lockLive(tx, guid);
    const open = await openCommitments(tx, guid);
    const staying = open.filter(({ status_code: code }) => code === 'COM' || code === 'APP');
    const results = new Map(
      calibrate(inOrder(staying), campaign.share_price, campaign.shares_offered).map(
        (result) => [result.guid, result] as const,
      ),
    );
    let raised = 0;
    for (const commitment of open) {
      const result = results.get(commitment.guid);
      raised += result?.amount ?? 0;
      if (result) await complete(tx, commitment, result, now);
      else await cancelCommitment(tx, commitment, lapse(commitment), now);
    }
    await tx.query(
      `update campaigns set status_code = 'COM', completed_at = $2, raised = $3 where guid = $1`,
      [guid, now, raised],
    );
    await writeMemos(tx, campaign, now);
    if (certify) await certifyMemos(tx, guid, now);
  });
}

/** Issues the certificates of a closed campaign, which completes its commitments. */
export function certifyCampaign(sandbox: Sandbox, guid: string): Promise<void> {
  return sandbox.db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, guid);
    if (!campaign) throw notFound('The campaign');
    if (campaign.status_code !== 'COM') throw conflict('This campaign is not closed.');
    await certifyMemos(tx, guid, sandbox.clock.now());
  });
}

/** Terminates an offering: every open commitment is refunded. */
export function terminateCampaign(sandbox: Sandbox, guid: string): Promise<void> {
  return sandbox.db.transaction(async (tx) => {
    await lockLive(tx, guid);
    for (const commitment of await openCommitments(tx, guid))
      await cancelCommitment(tx, commitment, 'terminated', sandbox.clock.now());
    await tx.query(`update campaigns set status_code = 'TER' where guid = $1`, [guid]);
  });
}

async function lockLive(tx: Queryable, guid: string): Promise<CampaignRow> {
  const campaign = await lockCampaign(tx, guid);
  if (!campaign) throw notFound('The campaign');
  if (campaign.status_code !== 'APP') throw conflict('This campaign is closed already.');
  return campaign;
}

// Ordered by account first: everyone locks accounts in the same order (operations/locks).
function openCommitments(tx: Queryable, campaignGuid: string): Promise<CommitmentRow[]> {
  return tx.query<CommitmentRow>(
    `select * from commitments where campaign_guid = $1 and status_code <> 'CAN'
     order by account_id, committed_at, guid for no key update`,
    [campaignGuid],
  );
}

function inOrder(commitments: readonly CommitmentRow[]): CommitmentRow[] {
  return commitments.toSorted((a, b) => a.committed_at.getTime() - b.committed_at.getTime());
}

function lapse(commitment: CommitmentRow): 'lapsed' | 'expired' {
  return commitment.status_code === 'REC' ? 'lapsed' : 'expired';
}

async function complete(
  tx: Queryable,
  commitment: CommitmentRow,
  result: { shares: number; amount: number; refund: number },
  now: Date,
): Promise<void> {
  await tx.query(
    `update commitments set calibrated_amount = $2, calibrated_shares = $3,
       calibrated_status = 'Approved', completed_at = $4 where guid = $1`,
    [commitment.guid, result.amount, result.shares, now],
  );
  await settleDebit(tx, commitment.guid);
  await moveMoney(tx, {
    accountId: commitment.account_id,
    commitmentGuid: commitment.guid,
    amount: result.refund,
    type: 'Credit',
    status: 'Completed',
    at: now,
  });
}

/** Writes one memo per investor, for all of their commitments to the campaign. */
async function writeMemos(tx: Queryable, campaign: CampaignRow, now: Date): Promise<void> {
  const holders = await tx.query<{ account_id: string; shares: number; amount: number }>(
    `select account_id, sum(calibrated_shares)::bigint as shares,
       sum(calibrated_amount)::bigint as amount
     from commitments where campaign_guid = $1 and calibrated_status = 'Approved'
     group by account_id having sum(calibrated_shares) > 0 order by account_id`,
    [campaign.guid],
  );
  for (const { account_id: accountId, shares, amount } of holders) {
    const number = await documentNumber(tx, 'SM', now);
    await tx.query(
      `insert into stock_memos (guid, number, account_id, campaign_guid, status, shares, amount,
         stock_code, transaction_code, created_at)
       values ($1, $2, $3, $4, 'Pending', $5, $6, $7, $8, $9)`,
      [
        randomUUID(),
        number,
        accountId,
        campaign.guid,
        shares,
        amount,
        stockCode(campaign.number),
        number.replace('SM', 'TXN'),
        now,
      ],
    );
  }
}

async function certifyMemos(tx: Queryable, campaignGuid: string, now: Date): Promise<void> {
  const waiting = await tx.query<{ guid: string }>(
    `select guid from stock_memos where campaign_guid = $1 and certificate_number is null
     order by number for no key update`,
    [campaignGuid],
  );
  for (const { guid } of waiting) {
    const certificate = await documentNumber(tx, 'CERT', now);
    await tx.query(
      `update stock_memos set status = 'Completed', certificate_number = $2 where guid = $1`,
      [guid, certificate],
    );
  }
}
