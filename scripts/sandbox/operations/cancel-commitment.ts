import { update, type Queryable } from '../db/database';
import type { CommitmentRow } from '../db/rows';
import { moveMoney, refundOf } from './wallet';

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
