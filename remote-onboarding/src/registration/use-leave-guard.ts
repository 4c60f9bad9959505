import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

interface LeaveGuard {
  /** Are there answers that have not been submitted? */
  unsaved: () => boolean;
  /** Are there any that a reload could not bring back? */
  memoryOnly: () => boolean;
  /** Are they on their way? How that ends has to be waited for. */
  sending: () => boolean;
}

/** A leaving that waits to be confirmed, and the two ways on. */
export interface Leaving {
  asked: boolean;
  leave: () => void;
  stay: () => void;
}

/**
 * Leaving the wizard's page with unsaved answers has to be confirmed, and does not happen
 * while they are sent; closing or reloading the page is asked about by the browser, where that would lose something.
 */
export function useLeaveGuard(guard: LeaveGuard): Leaving {
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

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      latest.current.sending() ||
      (currentLocation.pathname !== nextLocation.pathname && latest.current.unsaved()),
  );
  const refused = blocker.state === 'blocked' && guard.sending();
  useEffect(() => {
    if (refused) blocker.reset?.();
  }, [refused, blocker]);
  return {
    asked: blocker.state === 'blocked' && !refused,
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
