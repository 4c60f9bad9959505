import { update, type Queryable } from '../db/database';
import type { CommitmentRow } from '../db/rows';
import { refund } from './wallet';

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
  await settleDebit(tx, commitment.guid);
  await refund(tx, commitment, commitment.amount, at);
}

export async function settleDebit(tx: Queryable, commitmentGuid: string): Promise<void> {
  await tx.query(
    `update advices set status = 'Completed' where commitment_guid = $1 and status = 'Pending'`,
    [commitmentGuid],
  );
}
