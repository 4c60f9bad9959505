import { useEffect } from 'react';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import { ReconfirmationCheck } from './ReconfirmationCheck';
import { useReconfirmations } from './use-reconfirmations';

const LateCheck = lazyComponent(() => Promise.resolve(ReconfirmationCheck), null, 'idle');

/** Counts the commitments to reconfirm for the navigation (decision 48). Renders nothing. */
export function PendingCounter({ onCount }: { onCount: (count: number) => void }) {
  const { length } = useReconfirmations().pending;
  useEffect(() => onCount(length), [length, onCount]);
  return <LateCheck />;
}
