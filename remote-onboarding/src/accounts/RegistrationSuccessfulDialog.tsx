import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import { Button } from '@investor-portal/shared/ui/Button';
import { Dialog } from '@investor-portal/shared/ui/Dialog';

interface RegistrationSuccessfulDialogProps {
  open: boolean;
  onClose: () => void;
}

/** What both standalone forms end with (spec §2): Cancel leads to the profile, Proceed to the qualified form. */
export function RegistrationSuccessfulDialog({ open, onClose }: RegistrationSuccessfulDialogProps) {
  const navigate = useNavigate();
  const goTo = (path: string) => (event: MouseEvent) => {
    // The second tap of a double one on Submit: on a phone this dialog rises under the finger.
    if (event.detail > 1) return;
    onClose();
    void navigate(path);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Registration Successful"
      description="Proceed to Qualified Account Access, or cancel to go back to your profile."
      actions={
        <>
          <Button variant="secondary" onClick={goTo(paths.profile)}>
            Cancel
          </Button>
          <Button onClick={goTo(paths.qualifiedAccount)}>Proceed</Button>
        </>
      }
    />
  );
}
