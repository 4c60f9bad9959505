import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { canStoreInTab } from '@investor-portal/shared/storage/tab-storage';
import { Button } from '@investor-portal/shared/ui/Button';
import { Dialog } from '@investor-portal/shared/ui/overlay/Dialog';

interface LeaveGuard {
  hasUnsubmittedAnswers: () => boolean;
  /** Whether a reload would lose some of the answers. */
  reloadLosesAnswers: () => boolean;
}

interface LeavePrompt {
  open: boolean;
  leave: () => void;
  stay: () => void;
}

/** If a reload or closing the page would lose answers, the browser itself asks. */
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
