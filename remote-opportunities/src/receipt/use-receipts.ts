import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { useKeptList } from '@investor-portal/shared/storage/use-kept-list';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { receiptSchema, type Receipt } from './receipt';

/** More than anyone goes back to. */
const maxKept = 20;

// Once dismissed a receipt is gone; one that was shown stays for a reload, and for the way back to its history entry.
const keptSchema = v.array(
  v.object({
    ...receiptSchema.entries,
    /** The investor had left the review when it was made: it is shown on the next list or amount screen. */
    unseen: v.boolean(),
  }),
);

/** The investor's receipts, newest first. They are kept in this browser until sign-out (readings S11). */
export function useReceipts() {
  const list = useKeptList('receipts', keptSchema);
  const receipts = list?.items ?? [];
  return {
    receipts,
    unseen: receipts.filter(({ unseen }) => unseen),
    add: (receipt: Receipt & { unseen: boolean }) =>
      void list?.update((current) => [receipt, ...current].slice(0, maxKept)),
    remove: ({ id }: Receipt) =>
      void list?.update((current) => current.filter((other) => other.id !== id)),
  };
}

// A history entry outlives the session it was created in, so it holds only the id of the receipt (readings S11).
const stateSchema = v.object({ receipt: v.string() });

/** The navigation state with which a commitment leads to the list. */
export function receiptState(id: string): v.InferOutput<typeof stateSchema> {
  return { receipt: id };
}

/** The receipt the investor arrived with, or else one they have not seen. It stays while tabs change, until it is dismissed. */
export function useReceipt(): { receipt: Receipt | null; dismiss: () => void } {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [initialState, setInitialState] = useState<unknown>(state);
  const { receipts, unseen, remove } = useReceipts();
  const arrived = v.is(stateSchema, initialState)
    ? receipts.find(({ id }) => id === initialState.receipt)
    : undefined;
  const receipt = arrived ?? unseen[0] ?? null;
  const dismiss = () => {
    if (receipt) remove(receipt);
    if (!arrived) return;
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
