import { useAllPositions } from '../stock-positions/positions';
import { useOpenCommitments } from '../data/use-open-commitments';
import { useCancelDeadlines } from './use-cancel-deadlines';
import { usePendingActions } from './use-pending-actions';

/** Whether the timeline can be shown: its data is loaded, and so is the content above it (decision 46). */
export function useTimelineReady(now: number): boolean {
  const open = useOpenCommitments();
  const positions = useAllPositions();
  const { loading } = usePendingActions(now);
  const cancelling = useCancelDeadlines(now);
  return (
    !loading && !cancelling.loading && [open, positions].every(({ data, error }) => data || error)
  );
}
