import { queryFirst, update, type Queryable } from '../db/database';
import type { CommitmentRow } from '../db/rows';
import { notFound } from '../contract/errors';
import type { Sandbox } from '../context/context';
import { cancelCommitment, settleDebits } from './cancel-commitment';

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
