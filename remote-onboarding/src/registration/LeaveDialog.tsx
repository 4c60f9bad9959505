import type { Blocker } from 'react-router-dom';
import { Button } from '@investor-portal/shared/ui/Button';
import { Dialog } from '@investor-portal/shared/ui/Dialog';
import { answersAreKept } from './kept-answers';

const kept =
  'Your answers have not been submitted. They stay in this tab until you close it; your tax identification number and your signature do not.';
const lost = 'Your answers have not been submitted, and they are lost if you leave.';

/** Asks before unsaved answers are left behind. */
export function LeaveDialog({ blocker }: { blocker: Blocker }) {
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title="Leave the registration?"
      description={answersAreKept() ? kept : lost}
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
