import * as v from 'valibot';
import { investorMemory } from '@investor-portal/shared/storage/investor-memory';
import { tabKeeps } from '@investor-portal/shared/storage/tab-storage';
import { receiptSchema, type Receipt } from './receipt';

const stateSchema = v.object({ receipt: v.union([v.string(), receiptSchema]) });
// Where nothing may outlive the page, the history entry has only the name of a receipt that is kept here.
const inMemory = investorMemory<Receipt>();

/** The receipt travels with the navigation to the list: a reload keeps it, dismissing ends it. */
export function stateWith(receipt: Receipt): { receipt: Receipt | string } {
  if (tabKeeps()) return { receipt };
  // Random: the page after a reload names other receipts.
  const name = String(crypto.getRandomValues(new Uint32Array(2)));
  inMemory.set(name, receipt);
  return { receipt: name };
}

/**
 * The receipt of a history entry, for the investor whose it is: an entry outlives the session it was made in.
 * @param owner external reference code.
 */
export function readReceipt(historyState: unknown, owner: string | undefined): Receipt | null {
  const parsed = v.safeParse(stateSchema, historyState);
  if (!parsed.success) return null;
  const { receipt } = parsed.output;
  const found = typeof receipt === 'string' ? inMemory.get(receipt) : receipt;
  return found && found.owner === owner ? found : null;
}
