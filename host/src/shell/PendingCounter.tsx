import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useNow } from '@investor-portal/shared/hooks/use-now';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import { usersAtom } from '@investor-portal/shared/session/session';
import {
  countPending,
  usePendingDeadlines,
} from '@investor-portal/shared/storage/pending-deadlines';

const minute = 60_000;

/**
 * Counts what the portfolio lists under 'Needs your action', from what is known without a request (decision 48). Shows
 * nothing itself.
 */
export function PendingCounter({ onCount }: { onCount: (count: number) => void }) {
  const { deadlines } = usePendingDeadlines();
  const user = useAtomValue(usersAtom);
  const now = useNow(minute);
  const count = countPending(deadlines, now) + (user && !isRegistered(user) ? 1 : 0);
  useEffect(() => onCount(count), [count, onCount]);
  return null;
}
