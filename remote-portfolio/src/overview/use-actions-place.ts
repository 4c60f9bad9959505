import { useEffect, useState } from 'react';
import {
  stillPending,
  usePendingReconfirmations,
} from '@investor-portal/shared/storage/pending-reconfirmations';
import { useMinWidth } from '../components/use-min-width';
import { useCancelDeadlines } from './use-cancel-deadlines';
import { usePendingActions } from './use-pending-actions';

/** Where the actions stand beside the cards: `media.desktop`. */
const besideRem = 60;

/** A phone does not wait longer than this for what has to be done. */
const patienceMs = 3_000;

/**
 * Where the investor's actions stand: what they have to do, and what they can still cancel. On a phone the actions come
 * first, and the rest of the screen waits until their height is known, so that nothing moves (decision 46): `unknown`. If
 * that takes too long, the rest is shown and the actions follow it: `late`. With `none` there is nothing to do, and saying so
 * takes no room. An investor who comes from another screen seldom waits, because the page has requested the commitments since
 * the hand-over (decision 48).
 */
export function useActionsPlace(now: number): 'unknown' | 'first' | 'late' | 'none' {
  const beside = useMinWidth(besideRem);
  const { actions, unregistered, unreadable, failed, first, ...pending } = usePendingActions(now);
  const cancelling = useCancelDeadlines(now);
  const loading = pending.loading || cancelling.loading;
  const asked = usePendingReconfirmations();
  const expectsNothing = asked.known && stillPending(asked.all, now).length === 0 && !unregistered;
  const [late, setLate] = useState(expectsNothing);
  const [known, setKnown] = useState(!loading);
  if (!known && !loading && !late) setKnown(true);
  useEffect(() => {
    if (known) return;
    const timer = window.setTimeout(() => setLate(true), patienceMs);
    return () => window.clearTimeout(timer);
  }, [known]);
  const count = actions.length + cancelling.deadlines.length;
  const nothing = !loading && !failed && !unregistered && count === 0 && unreadable === 0;
  if ((nothing || (loading && expectsNothing)) && (!beside || first)) return 'none';
  if (beside || known) return 'first';
  return late ? 'late' : 'unknown';
}
