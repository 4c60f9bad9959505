import { queryFirst } from '../db/database';
import { seed } from '../seed/seed';
import type { Sandbox } from '../context/context';

export function seedIfEmpty(sandbox: Sandbox): Promise<void> {
  return sandbox.db.transaction(async (tx) => {
    if (await queryFirst(tx, 'select 1 from accounts limit 1')) return;
    await seed(tx, sandbox.clock.now());
  });
}

/** Seeds the database again, returns the clock to the machine's time, and removes faults, uploads and tokens. */
export async function reset(sandbox: Sandbox): Promise<void> {
  await sandbox.db.transaction(async (tx) => {
    await sandbox.clock.reset(tx);
    await tx.query(
      `truncate accounts, tokens, issuers, campaigns, commitments, advices, stock_memos,
         idempotency_keys, files`,
    );
    await seed(tx, sandbox.clock.now());
  });
  sandbox.faults.clear();
}
