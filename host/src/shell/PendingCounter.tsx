import { useEffect } from 'react';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { ReconfirmationCheck } from './ReconfirmationCheck';
import { useReconfirmations } from './use-reconfirmations';

// The code is here already. `lazyComponent` only delays the check.
const IdleReconfirmationCheck = lazyComponent(
  () => Promise.resolve(ReconfirmationCheck),
  null,
  'idle',
);

/**
 * Counts the commitments to reconfirm for the navigation, and starts the check for them once the screen is idle. Shows nothing.
 */
export function PendingCounter({ onCount }: { onCount: (count: number) => void }) {
  const { length } = useReconfirmations().pending;
  useEffect(() => onCount(length), [length, onCount]);
  return <IdleReconfirmationCheck />;
}
