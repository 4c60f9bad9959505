import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { useStoredList } from '@investor-portal/shared/storage/use-stored-list';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { receiptSchema, type Receipt } from './receipt';

const maxKept = 20;

// A dismissed receipt is deleted. A receipt that was only shown stays for a reload and for Back to its history entry.
const keptSchema = v.array(
  v.object({
    ...receiptSchema.entries,
    /** Whether the investor had left the review when the commitment was made. */
    unseen: v.boolean(),
  }),
);

/** The investor's receipts, newest first. This browser keeps them until sign-out (readings S11). */
export function useReceipts() {
  const list = useStoredList('receipts', keptSchema);
  const receipts = list?.items ?? [];
  return {
    receipts,
    madeAfterLeaving: receipts.filter(({ unseen }) => unseen),
    /** A receipt made after leaving the review is shown on every list and amount screen until it is dismissed. */
    add: (receipt: Receipt, unseen: boolean) =>
      void list?.update((current) => [{ ...receipt, unseen }, ...current].slice(0, maxKept)),
    remove: ({ id }: Receipt) =>
      void list?.update((current) => current.filter((other) => other.id !== id)),
  };
}

// A history entry outlives the session it was created in, so it has only the id of the receipt (readings S11).
const stateSchema = v.object({ receipt: v.string() });

export const receiptState = (id: string) => ({ receipt: id });

/** Returns the receipt with which the investor arrived, or else the newest one that was made after leaving the review. */
export function useReceipt(): { receipt: Receipt | null; dismiss: () => void } {
  // A search or a change of the tab replaces the state of the history entry, so the first state is kept.
  const [state] = useState(useLocation().state as unknown);
  const { receipts, madeAfterLeaving, remove } = useReceipts();
  const arrived = v.is(stateSchema, state)
    ? receipts.find(({ id }) => id === state.receipt)
    : undefined;
  const receipt = arrived ?? madeAfterLeaving[0] ?? null;
  return { receipt, dismiss: () => void (receipt && remove(receipt)) };
}

export const LazyReceiptNotice = lazyComponent(
  async () => (await import(/* webpackChunkName: "receipt" */ './ReceiptNotice')).ReceiptNotice,
  null,
);
