import type { SettableStatus } from '@investor-portal/shared/partner-api/contract/commitments';
import { commitmentActions, statusSetBy } from '@investor-portal/shared/rules/commitment-actions';
import { type Queryable, queryFirst, update } from '../db/database';
import { type CampaignRow, type CommitmentRow, offeringOf } from '../db/rows';
import { moveMoney, refundOf } from './wallet';
import { type ApiError, conflict, notFound } from '../contract/errors';
import { isCancellingOpen } from '../rules/campaign-phase';
import type { Sandbox } from '../context/context';
import { findCampaign, findCommitment } from './enter-commitments';
import { pesos } from '../rules/format';

/** Cancels an open commitment and refunds its money, in the caller's transaction. */
export async function cancelCommitment(
  tx: Queryable,
  commitment: CommitmentRow,
  because: NonNullable<CommitmentRow['cancelled_because']>,
  at: Date,
): Promise<void> {
  const cancelled = { status_code: 'CAN', cancelled_because: because } as const;
  await update(tx, 'commitments', commitment.guid, { ...cancelled, due: null, due_at: null });
  await tx.query('update campaigns set raised = raised - $2 where guid = $1', [
    commitment.campaign_guid,
    commitment.amount,
  ]);
  await settleDebits(tx, [commitment]);
  await moveMoney(tx, [refundOf(commitment, commitment.amount, at)]);
}

export async function settleDebits(
  tx: Queryable,
  commitments: readonly CommitmentRow[],
): Promise<void> {
  await tx.query(
    `update advices set status = 'Completed' where status = 'Pending'
       and commitment_guid in (select jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(commitments.map(({ guid }) => guid))],
  );
}

/**
 * Cancels (CAN) or reconfirms (APP) a commitment of the account.
 * @returns the message of the response.
 * @throws ApiError 404 for another account's commitment, 409 when the commitment's state does not allow the change.
 */
export function changeStatus(
  sandbox: Sandbox,
  accountId: string,
  guid: string,
  next: SettableStatus,
): Promise<string> {
  return sandbox.db.transaction(async (tx) => {
    const now = sandbox.clock.now();
    const commitment = await findCommitment(tx, guid);
    if (commitment?.account_id !== accountId) throw notFound('The commitment');
    const campaign = await findCampaign(tx, commitment.campaign_guid);
    const actions = commitmentActions({
      commitmentStatusCode: commitment.status_code,
      campaignStatusCode: campaign.status_code,
      isInvestmentActionAllowed: isCancellingOpen(offeringOf(campaign), now),
    });
    if (!actions.some((action) => statusSetBy[action] === next))
      throw whyNot(commitment, campaign, next);
    if (next === 'CAN') {
      await cancelCommitment(tx, commitment, 'investor', now);
      return `Commitment ${commitment.code} was cancelled. ${pesos(commitment.amount)} is back in your wallet.`;
    }
    // The commitment may have been pending before the material change, and nothing else settles its debit.
    await settleDebits(tx, [commitment]);
    const answered = { due: null, due_at: null, reconfirm_deadline: null };
    await update(tx, 'commitments', guid, { status_code: 'APP', ...answered });
    return `Commitment ${commitment.code} was reconfirmed.`;
  });
}

function whyNot(commitment: CommitmentRow, campaign: CampaignRow, next: SettableStatus): ApiError {
  if (commitment.status_code === 'CAN') return conflict('This commitment is cancelled already.');
  if (next === 'APP') return conflict('This commitment does not need to be reconfirmed.');
  if (campaign.status_code !== 'APP') return conflict('This offering is closed.');
  if (commitment.status_code === 'APP')
    return conflict('A reconfirmed commitment can no longer be cancelled.');
  return conflict('A commitment can be cancelled only until 48 hours before the offering ends.');
}

/**
 * Applies what has become due: pending payments settle or expire, and unanswered reconfirmations lapse. This runs
 * before every call, so that responses always agree with the clock.
 */
export function settleDue({ db, clock }: Sandbox): Promise<void> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const sql = 'select * from commitments where due_at <= $1 order by due_at';
    for (const commitment of await tx.query<CommitmentRow>(sql, [now]))
      await settle(tx, commitment, now);
  });
}

async function settle(tx: Queryable, commitment: CommitmentRow, now: Date): Promise<void> {
  if (commitment.due === 'expire') return cancelCommitment(tx, commitment, 'expired', now);
  if (commitment.due === 'lapse') return cancelCommitment(tx, commitment, 'lapsed', now);
  await settleDebits(tx, [commitment]);
  const settled = { status_code: 'COM', due: null, due_at: null } as const;
  await update(tx, 'commitments', commitment.guid, settled);
}

export function settleNow({ db, clock }: Sandbox, guid: string): Promise<void> {
  return db.transaction(async (tx) => {
    const sql = `select * from commitments where guid = $1 and due = 'settle'`;
    const commitment = await queryFirst<CommitmentRow>(tx, sql, [guid]);
    if (!commitment) throw notFound('A commitment that settles');
    await settle(tx, commitment, clock.now());
  });
}
