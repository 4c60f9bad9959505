import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { useStoredList } from '@investor-portal/shared/storage/use-stored-list';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { receiptSchema, type Receipt } from './receipt';

/** The number of receipts that this browser keeps. Older receipts are deleted. */
const maxKept = 20;

// A dismissed receipt is deleted. A receipt that was only shown stays for a reload and for Back to its history entry.
const keptSchema = v.array(
  v.object({
    ...receiptSchema.entries,
    /**
     * Whether the investor had left the review when the commitment was made. The next list or amount screen shows the
     * receipt.
     */
    unseen: v.boolean(),
  }),
);

/** The investor's receipts, newest first. This browser keeps them until sign-out (readings S11). */
export function useReceipts() {
  const list = useStoredList('receipts', keptSchema);
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

// A history entry outlives the session it was created in, so it has only the id of the receipt (readings S11).
const stateSchema = v.object({ receipt: v.string() });

export function receiptState(id: string): v.InferOutput<typeof stateSchema> {
  return { receipt: id };
}

/**
 * Returns the receipt that the investor arrived with, or a receipt that was not shown yet. It stays until it is
 * dismissed.
 */
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

export const LazyReceiptNotice = lazyComponent(
  async () => (await import(/* webpackChunkName: "receipt" */ './ReceiptNotice')).ReceiptNotice,
  null,
);
