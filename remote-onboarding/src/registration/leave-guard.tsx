import { useEffect, useEffectEvent } from 'react';
import { useBlocker, type Blocker } from 'react-router-dom';
import { canStoreInTab } from '@investor-portal/shared/storage/tab-storage';
import { Button } from '@investor-portal/shared/ui/Button';
import { Dialog } from '@investor-portal/shared/ui/overlay/Dialog';
import { unknownOutcome } from './use-submission';

interface LeaveGuard {
  hasUnsubmittedAnswers: () => boolean;
  /** Whether a reload would lose some of the answers. */
  reloadLosesAnswers: () => boolean;
}

/** Asks before a navigation with unsubmitted answers. For a reload that loses answers, the browser asks. */
export function useLeaveGuard(guard: LeaveGuard): Blocker {
  const reloadLosesAnswers = useEffectEvent(guard.reloadLosesAnswers);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (reloadLosesAnswers()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && guard.hasUnsubmittedAnswers(),
  );
}

interface LeaveDialogProps {
  blocker: Blocker;
  /** Whether the registration was sent and its outcome is unknown. */
  isUnknown: boolean;
  /** The names of the inputs that are not in the saved draft. Empty if the draft is complete. */
  notSaved: string;
}

export function LeaveDialog({ blocker, isUnknown, notSaved }: LeaveDialogProps) {
  const outcome = isUnknown
    ? `${unknownOutcome}. Come back to it to check.`
    : 'You haven’t submitted your answers.';
  const again = notSaved ? ` To submit later, enter your ${notSaved} again.` : '';
  // The check writes to storage, so it waits until the dialog asks.
  const open = blocker.state === 'blocked';
  const isKept = open && canStoreInTab();
  const answers = isKept
    ? `We’ll keep your answers in this tab until you close it.${again}`
    : 'If you leave, you’ll lose your answers.';
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={open}
      onClose={stay}
      title="Leave the registration?"
      description={`${outcome} ${answers}`}
      actions={
        <>
          <Button variant="secondary" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
          <Button onClick={stay}>Stay</Button>
        </>
      }
    />
  );
}
