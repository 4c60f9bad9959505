import { update } from '../db/database';
import type { CommitmentRow } from '../db/rows';
import { notFound } from '../contract/errors';
import type { Sandbox } from '../context/context';
import { cancelCommitment, settleDebit } from './cancel-commitment';
import { lockCommitment } from './locks';

/**
 * Applies what has become due: pending payments settle or expire, and unanswered reconfirmations lapse. This runs
 * before every call, so that responses always agree with the clock.
 */
export async function settleDue(sandbox: Sandbox): Promise<void> {
  const due = await sandbox.db.query<Pick<CommitmentRow, 'guid'>>(
    'select guid from commitments where due_at <= $1 order by due_at limit 500',
    [sandbox.clock.now()],
  );
  for (const { guid } of due) await settleOne(sandbox, guid);
}

function settleOne(sandbox: Sandbox, guid: string): Promise<void> {
  return sandbox.db.transaction(async (tx) => {
    const now = sandbox.clock.now();
    const locked = await lockCommitment(tx, guid);
    const commitment = locked?.commitment;
    // Another request may have settled the commitment, or the deadline may have moved.
    if (!commitment?.due_at || commitment.due_at > now) return;
    if (commitment.due === 'expire') return cancelCommitment(tx, commitment, 'expired', now);
    if (commitment.due === 'lapse') return cancelCommitment(tx, commitment, 'lapsed', now);
    await settleDebit(tx, guid);
    await update(tx, 'commitments', guid, { status_code: 'COM', due: null, due_at: null });
  });
}

export async function settleNow(sandbox: Sandbox, guid: string): Promise<void> {
  const rescheduled = await sandbox.db.query(
    `update commitments set due_at = $2 where guid = $1 and due = 'settle' returning guid`,
    [guid, sandbox.clock.now()],
  );
  if (rescheduled.length === 0) throw notFound('A commitment that settles');
  await settleOne(sandbox, guid);
}
