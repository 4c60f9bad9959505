import { useEffect, useState } from 'react';
import {
  stillPending,
  usePendingReconfirmations,
} from '@investor-portal/shared/storage/pending-reconfirmations';
import { useCancelDeadlines } from './use-cancel-deadlines';
import { usePendingActions } from './use-pending-actions';

/** A phone does not wait longer than this for the actions. */
const actionsTimeoutMs = 3_000;

/**
 * Returns where the actions are in their column. `waiting`: the rest of the column waits until the height of the actions is
 * known, so that nothing moves (decision 46). `above`: the height is known. `below`: a phone has waited `actionsTimeoutMs`,
 * so the rest comes first. `none`: there are no actions. The page requests the commitments at the hand-over, so the wait is
 * rare (decision 80).
 * @param beside whether the actions are beside the cards. Then only links wait, for as long as it takes.
 */
export function useActionsPosition(
  now: number,
  beside: boolean,
): 'waiting' | 'above' | 'below' | 'none' {
  const { actions, unregistered, unreadable, failed, ...pending } = usePendingActions(now);
  const cancelling = useCancelDeadlines(now);
  const loading = pending.loading || cancelling.loading;
  const asked = usePendingReconfirmations();
  const expectsNothing =
    !beside && asked.known && stillPending(asked.all, now).length === 0 && !unregistered;
  const [timedOut, setTimedOut] = useState(expectsNothing);
  const late = timedOut && !beside;
  const [known, setKnown] = useState(!loading);
  if (!known && !loading && !late) setKnown(true);
  useEffect(() => {
    if (known) return;
    const timer = window.setTimeout(() => setTimedOut(true), actionsTimeoutMs);
    return () => window.clearTimeout(timer);
  }, [known]);
  const count = actions.length + cancelling.deadlines.length + cancelling.unchecked;
  const nothing = !loading && !failed && !unregistered && count === 0 && unreadable === 0;
  if (nothing || (loading && expectsNothing)) return 'none';
  if (known) return 'above';
  return late ? 'below' : 'waiting';
}
