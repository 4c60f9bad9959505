import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { usersAtom } from '@investor-portal/shared/session/session';
import { Button } from '@investor-portal/shared/ui/Button';
import { Dialog } from '@investor-portal/shared/ui/overlay/Dialog';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { SupportContact } from '../support/SupportContact';

/** Where Proceed leads, and the page's name. */
export interface NextPage {
  path: string;
  name: string;
}

interface RegistrationSuccessfulDialogProps {
  open: boolean;
  onClose: () => void;
  /** Where Proceed leads. */
  next: NextPage;
}

/**
 * Shown after either standalone form (spec §2). The forms make no call, so the dialog says what has not happened yet, who
 * decides, and what stays until then (readings W17, decision 24).
 */
export function RegistrationSuccessfulDialog({
  open,
  onClose,
  next,
}: RegistrationSuccessfulDialogProps) {
  const navigate = useNavigate();
  const tier = useAtomValue(usersAtom)?.accountTier ?? '';
  const goTo = (path: string) => {
    onClose();
    void navigate(path);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Registration Successful"
      description={
        <Stack $gap={3}>
          <p>Your answers are complete. Your tier hasn’t changed yet.</p>
          <p>
            To apply, contact <SupportContact />. The platform decides and changes your tier.{' '}
            <NoWrap>{presentLimit(tier)}</NoWrap>
          </p>
          <p>Proceed to {next.name}, or cancel to return to your profile.</p>
        </Stack>
      }
      actions={
        <Choices>
          <Button variant="secondary" onClick={() => goTo(paths.profile)}>
            Cancel
          </Button>
          <Button onClick={() => goTo(next.path)}>Proceed</Button>
        </Choices>
      }
    />
  );
}

/** What applies until the platform changes the tier: only Basic has the standard limit (spec §6, §9). */
function presentLimit(tier: string): string {
  if (tier.toUpperCase() !== 'BASIC')
    return 'Until then, your present tier and its investment limit stay.';
  const { currency, limits } = runtimeConfig();
  return `Until then, Basic Account Access and its limit of ${formatMoney(limits.premiumWaiver, currency)} stay.`;
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
