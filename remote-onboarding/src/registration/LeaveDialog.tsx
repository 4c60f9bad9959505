import { tabKeeps } from '@investor-portal/shared/storage/tab-storage';
import { Button } from '@investor-portal/shared/ui/Button';
import { Dialog } from '@investor-portal/shared/ui/Dialog';
import type { Leaving } from './use-leave-guard';

const kept =
  'Your answers have not been submitted. They stay in this tab until you close it; your tax identification number and your signature do not.';
const lost = 'Your answers have not been submitted, and they are lost if you leave.';

/** Asks before unsaved answers are left behind. */
export function LeaveDialog({ leaving }: { leaving: Leaving }) {
  return (
    <Dialog
      open={leaving.asked}
      onClose={leaving.stay}
      title="Leave the registration?"
      description={tabKeeps() ? kept : lost}
      actions={
        <>
          <Button variant="secondary" onClick={leaving.leave}>
            Leave
          </Button>
          <Button onClick={leaving.stay}>Stay</Button>
        </>
      }
    />
  );
}
