import { useEffect, useEffectEvent } from 'react';
import {
  type PendingDeadline,
  usePendingDeadlines,
} from '@investor-portal/shared/storage/pending-deadlines';
import { deadlinesOf, type Deadline, pendingFrom } from './deadlines';
import { type OpenCommitments, useOpenCommitments } from './use-open-commitments';
import { usePendingActions } from './use-pending-actions';

/** Saves the deadlines of the shown actions for the menu, which counts them (decision 48). Renders nothing. */
export function KeepDeadlines({ now }: { now: number }) {
  const { data: open } = useOpenCommitments();
  const { actions, loading } = usePendingActions(now);
  const { save } = usePendingDeadlines();
  const kept = open && !loading ? JSON.stringify(keptDeadlines(open, actions, now)) : undefined;
  const keep = useEffectEvent(() => {
    if (open && !loading) save(keptDeadlines(open, actions, now));
  });
  useEffect(() => {
    if (kept !== undefined) keep();
  }, [kept]);
  return null;
}

/** The shown actions and later deadlines, without those that the dates would allow but the API does not. */
function keptDeadlines(
  { commitments, offeringEnds }: Pick<OpenCommitments, 'commitments' | 'offeringEnds'>,
  actions: readonly Deadline[],
  now: number,
): PendingDeadline[] {
  const shown = new Set(actions.map(({ commitment }) => commitment.guid));
  return deadlinesOf(commitments, offeringEnds, now).flatMap((deadline) => {
    const { guid: id } = deadline.commitment;
    const from = pendingFrom(deadline);
    return from > now || shown.has(id) ? [{ id, from, until: deadline.at }] : [];
  });
}
