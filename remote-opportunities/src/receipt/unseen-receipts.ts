import * as v from 'valibot';
import { useKeptList } from '@investor-portal/shared/storage/use-kept-list';
import { receiptSchema, type Receipt } from './receipt';

const receiptsSchema = v.array(receiptSchema);

/**
 * Receipts of commitments that were made after the investor had left the review (readings R14), newest first. The list and
 * the amount screen of the campaign show them until they are dismissed.
 */
export function useUnseenReceipts() {
  const list = useKeptList('receipts', receiptsSchema);
  return {
    receipts: list?.items ?? [],
    add: (receipt: Receipt) => void list?.update((current) => [receipt, ...current]),
    remove: ({ campaignGuid, committedOn }: Receipt) =>
      void list?.update((current) =>
        current.filter(
          (other) => other.campaignGuid !== campaignGuid || other.committedOn !== committedOn,
        ),
      ),
  };
}
