import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { canStoreInTab } from '@investor-portal/shared/storage/tab-storage';
import { Button } from '@investor-portal/shared/ui/Button';
import { Dialog } from '@investor-portal/shared/ui/overlay/Dialog';

interface LeaveGuard {
  hasUnsubmittedAnswers: () => boolean;
  /** Whether a reload could not restore some of them. */
  reloadLosesAnswers: () => boolean;
}

/** A blocked navigation that waits for confirmation. */
interface LeavePrompt {
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

const answersSaved =
  'You haven’t submitted your answers. We’ll keep them in this tab until you close it. You’ll need to enter your tax number and sign again.';
const answersLost = 'You haven’t submitted your answers. If you leave, you’ll lose them.';

/** Asks for confirmation before leaving with unsubmitted answers. */
export function LeaveDialog({ prompt }: { prompt: LeavePrompt }) {
  return (
    <Dialog
      open={prompt.open}
      onClose={prompt.stay}
      title="Leave the registration?"
      description={canStoreInTab() ? answersSaved : answersLost}
      actions={
        <>
          <Button variant="secondary" onClick={prompt.leave}>
            Leave
          </Button>
          <Button onClick={prompt.stay}>Stay</Button>
        </>
      }
    />
  );
}
