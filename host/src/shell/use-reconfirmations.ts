import { useNow } from '@investor-portal/shared/hooks/use-now';
import { paths } from '@investor-portal/shared/routes/paths';
import {
  type PendingReconfirmation,
  stillPending,
  usePendingReconfirmations,
} from '@investor-portal/shared/storage/pending-reconfirmations';

const minute = 60_000;

/** The commitments that the investor has to reconfirm now, the next deadline first. */
export function useReconfirmations(): { pending: PendingReconfirmation[]; known: boolean } {
  const { all, known } = usePendingReconfirmations();
  const now = useNow(minute);
  return { pending: stillPending(all, now), known };
}

/** Where to reconfirm: on the commitment itself, or on the portfolio, which lists several. */
export function reconfirmLink(pending: readonly PendingReconfirmation[]): string {
  const [only] = pending;
  return only?.campaign && pending.length === 1
    ? paths.commitment(only.id, only.campaign)
    : paths.portfolio;
}
