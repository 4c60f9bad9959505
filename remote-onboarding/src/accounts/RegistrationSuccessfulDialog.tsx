import { useNavigate } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
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
  const goTo = (path: string) => {
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
        <Choices>
          <Button variant="secondary" onClick={() => goTo(paths.profile)}>
            Cancel
          </Button>
          <Button onClick={() => goTo(paths.qualifiedAccount)}>Proceed</Button>
        </Choices>
      }
    />
  );
}

const untouchable = keyframes`
  from, to { pointer-events: none; }
`;

/*
 * On a phone the dialog rises under the finger, and the second tap of a double one on Submit would choose. A tap
 * counts as no double click (its detail is 1), so that only the moment tells.
 */
const Choices = styled.div`
  display: contents;
  animation: ${untouchable} 400ms;
`;
