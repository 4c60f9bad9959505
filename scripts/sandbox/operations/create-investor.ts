import { insertAll } from '../db/database';
import type { AccountRow, Tier } from '../db/rows';
import { accountRow } from '../seed/accounts';
import type { Sandbox } from '../context/context';
import { depositOf, moveMoney, nextNumber } from './wallet';

export interface NewInvestor {
  tier: Tier;
  /** The wallet's balance in PHP. */
  balance?: number | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

export function createInvestor(sandbox: Sandbox, investor: NewInvestor): Promise<AccountRow> {
  const { tier, balance = 100_000, firstName = 'Corazon', lastName = 'Abad' } = investor;
  const id = crypto.randomUUID();
  return sandbox.db.transaction(async (tx) => {
    const now = sandbox.clock.now();
    const number = await nextNumber(tx);
    const row = accountRow(
      {
        externalReferenceCode: `INV-${id.slice(0, 8).toUpperCase()}-${number}`,
        tier,
        firstName,
        lastName,
        description: '',
      },
      { seed: id, number, createdAt: now },
    );
    await insertAll(tx, 'accounts', [row]);
    await moveMoney(tx, [depositOf(row.id, Math.round(balance * 100), now)]);
    return row;
  });
}
