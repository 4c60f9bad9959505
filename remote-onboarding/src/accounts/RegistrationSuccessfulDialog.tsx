import { useNavigate } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { paths } from '@investor-portal/shared/routes/paths';
import { Button } from '@investor-portal/shared/ui/Button';
import { Dialog } from '@investor-portal/shared/ui/Dialog';

interface RegistrationSuccessfulDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Shown after either standalone form (spec §2): Cancel goes to the profile, Proceed to the qualified form. */
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
      description="Proceed to Qualified Account Access, or cancel to return to your profile."
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

const ignorePointer = keyframes`
  from, to { pointer-events: none; }
`;

/*
 * On a phone the dialog opens under the finger, so the second tap of a double tap on Submit would hit one of these
 * buttons. Taps do not count as a double click (their detail is 1), so only their timing tells them apart.
 */
const Choices = styled.div`
  display: contents;
  animation: ${ignorePointer} 400ms;
`;
