import { useEffect, useState } from 'react';
import {
  stillPending,
  usePendingReconfirmations,
} from '@investor-portal/shared/storage/pending-reconfirmations';
import { useMinWidth } from '../components/use-min-width';
import { usePendingActions } from './use-pending-actions';

/** Where the actions stand beside the cards: `media.desktop`. */
const besideRem = 60;

/** A phone does not wait longer than this for what has to be done. */
const patienceMs = 3_000;

/**
 * Where what the investor has to do stands. On a phone it comes first, and the rest waits until its height is known, so that
 * nothing moves (decision 46): `unknown`. If that takes too long, the rest is shown and it follows: `late`. `none`: there is
 * nothing to do, and no room is taken for saying so. Who came from another screen seldom waits: the page has asked since the
 * hand-over (decision 48).
 */
export function useActionsPlace(now: number): 'unknown' | 'first' | 'late' | 'none' {
  const beside = useMinWidth(besideRem);
  const { actions, unregistered, unreadable, failed, first, loading } = usePendingActions(now);
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
  const nothing = !loading && !failed && !unregistered && actions.length === 0 && unreadable === 0;
  if ((nothing || (loading && expectsNothing)) && (!beside || first)) return 'none';
  if (beside || known) return 'first';
  return late ? 'late' : 'unknown';
}
