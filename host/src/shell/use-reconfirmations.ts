import { useNow } from '@investor-portal/shared/hooks/use-now';
import { paths } from '@investor-portal/shared/routes/paths';
import {
  type PendingReconfirmation,
  stillPending,
  usePendingReconfirmations,
} from '@investor-portal/shared/storage/pending-reconfirmations';

const minute = 60_000;

export function useReconfirmations(): { pending: PendingReconfirmation[]; known: boolean } {
  const { all, known } = usePendingReconfirmations();
  const now = useNow(minute);
  // The list of an earlier visit may be out of date, and a failure shows nothing.
  return { pending: known ? stillPending(all, now) : [], known };
}

export function reconfirmLink(pending: readonly PendingReconfirmation[]): string {
  const [only] = pending;
  return only?.campaign && pending.length === 1
    ? paths.commitment(only.id, only.campaign)
    : paths.portfolio;
}
