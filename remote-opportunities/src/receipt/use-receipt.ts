import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { investorMemory } from '@investor-portal/shared/storage/investor-memory';
import { withTabStorage } from '@investor-portal/shared/storage/tab-storage';
import { externalAtom } from '@investor-portal/shared/session/session';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { receiptSchema, type Receipt } from './receipt';
import { useUnseenReceipts } from './unseen-receipts';

// A history entry outlives the session it was created in, so it holds only the id of the receipt (readings S11).
const stateSchema = v.object({ receipt: v.string() });
const storedSchema = v.pipe(v.string(), v.parseJson(), receiptSchema);
// Where nothing may outlive the page.
const inMemory = investorMemory<string>();

/** The receipt as navigation state: it survives a reload, and ends when the investor dismisses it. */
export function receiptState(receipt: Receipt): { receipt: string } {
  // Random, so that an id from before a reload matches no later receipt.
  const id = `receipt:${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  const text = JSON.stringify(receipt);
  inMemory.set(id, text);
  withTabStorage((storage) => storage.setItem(id, text));
  return { receipt: id };
}

/**
 * The receipt in a navigation state, or null. It is shown to its owner only.
 * @param owner external reference code.
 */
export function readReceipt(navigationState: unknown, owner: string | undefined): Receipt | null {
  const parsed = v.safeParse(stateSchema, navigationState);
  if (!parsed.success) return null;
  const { receipt: id } = parsed.output;
  const text = withTabStorage((storage) => storage.getItem(id)) ?? inMemory.get(id);
  const stored = v.safeParse(storedSchema, text);
  return stored.success && stored.output.owner === owner ? stored.output : null;
}

/** The receipt the investor arrived with, or else one they have not seen. It stays while tabs change, until it is dismissed. */
export function useReceipt(): { receipt: Receipt | null; dismiss: () => void } {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const owner = useAtomValue(externalAtom)?.externalReferenceCode;
  const [initialState, setInitialState] = useState<unknown>(state);
  const unseen = useUnseenReceipts();
  const arrived = readReceipt(initialState, owner);
  const receipt = arrived ?? unseen.receipts[0] ?? null;
  const dismiss = () => {
    if (receipt && !arrived) return unseen.remove(receipt);
    setInitialState(null);
    void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true });
  };
  return { receipt, dismiss };
}

/** The notice of a commitment, with its receipt. The list shows it after a submission only, so the review preloads it. */
export const LazyReceiptNotice = lazyComponent(
  async () => (await import(/* webpackChunkName: "receipt" */ './ReceiptNotice')).ReceiptNotice,
  null,
);
