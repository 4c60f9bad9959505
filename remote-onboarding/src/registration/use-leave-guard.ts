import { useEffect, useRef } from 'react';
import { useBlocker, type Blocker } from 'react-router-dom';

interface LeaveGuard {
  /** Are there answers that have not been submitted? */
  unsaved: () => boolean;
  /** Are there any that a reload could not bring back? */
  memoryOnly: () => boolean;
}

/**
 * Leaving the wizard's page with unsaved answers has to be confirmed (the blocker's `proceed`); closing or
 * reloading the page is asked about by the browser, where that would lose something.
 */
export function useLeaveGuard(guard: LeaveGuard): Blocker {
  const latest = useRef(guard);
  useEffect(() => {
    latest.current = guard;
  });

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current.memoryOnly()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && latest.current.unsaved(),
  );
}
