import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

interface LeaveGuard {
  hasUnsubmittedAnswers: () => boolean;
  /** Whether a reload could not restore some of them. */
  reloadLosesAnswers: () => boolean;
}

/** A blocked navigation that waits for confirmation. */
export interface LeavePrompt {
  open: boolean;
  leave: () => void;
  stay: () => void;
}

/**
 * Asks for confirmation before leaving the wizard with unsubmitted answers. The browser itself asks before the page is
 * closed or reloaded, if that would lose answers.
 */
export function useLeaveGuard(guard: LeaveGuard): LeavePrompt {
  const latest = useRef(guard);
  useEffect(() => {
    latest.current = guard;
  });

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current.reloadLosesAnswers()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && latest.current.hasUnsubmittedAnswers(),
  );
  return {
    open: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
