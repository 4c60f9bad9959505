import { canStoreInTab } from '@investor-portal/shared/storage/tab-storage';
import { Button } from '@investor-portal/shared/ui/Button';
import { Dialog } from '@investor-portal/shared/ui/Dialog';
import type { LeavePrompt } from './use-leave-guard';

const answersSaved =
  'You haven’t submitted your answers. We’ll keep them in this tab until you close it, except your tax identification number and your signature.';
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
