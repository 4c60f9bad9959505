import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { paths } from '@investor-portal/shared/routes/paths';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { usersAtom, type UserDetails } from '@investor-portal/shared/session/session';
import { Button } from '@investor-portal/shared/ui/Button';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { Dialog } from '@investor-portal/shared/ui/overlay/Dialog';
import { SupportContact } from '@investor-portal/shared/ui/SupportContact';
import { fullNameOf } from '@investor-portal/shared/rules/full-name';

interface RegistrationSuccessfulDialogProps {
  onClose: () => void;
  tier: string;
  /** The tier that the investor has, in capital letters. */
  accountTier: string;
  /** The platform's e-mail address for support. Empty if it has none. */
  email: string;
  /** What the investor has chosen instead of applying. Empty if the investor applies. */
  declined: string;
  items: readonly { label: string; value: string }[];
  /** Whether the form asks for the tax number. It is the only answer that the e-mail leaves out. */
  omitsTaxNumber: boolean;
  next: { path: string; name: string };
}

/** The forms make no request, so the investor sends the application by e-mail (spec §2, readings W17). */
export function RegistrationSuccessfulDialog({
  onClose,
  tier,
  accountTier,
  email,
  declined,
  items,
  omitsTaxNumber,
  next,
}: RegistrationSuccessfulDialogProps) {
  const navigate = useNavigate();
  const user = useAtomValue(usersAtom);
  const goTo = (path: string) => {
    onClose();
    void navigate(path);
  };
  const mail = declined || !email ? '' : `mailto:${email}?${application(tier, user, items)}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Registration Successful"
      description={
        <Stack $gap={3}>
          <p>
            <span>Your form is complete. </span>
            {declined ? <NoWrap>{`${declined}, so there is nothing to send.`}</NoWrap> : null}
            {mail ? <span>{`Send it by e-mail to apply for ${tier}.`}</span> : null}
            {declined || mail ? null : <SupportContact lead="To apply, contact" />}
          </p>
          {declined ? null : (
            <p>
              <NoWrap>{`The platform decides. ${presentLimit(accountTier)}`}</NoWrap>
            </p>
          )}
        </Stack>
      }
      actions={
        <Choices>
          <Button variant="secondary" onClick={() => goTo(paths.profile)}>
            Cancel
          </Button>
          <Button variant={mail ? 'secondary' : 'primary'} onClick={() => goTo(next.path)}>
            Proceed
          </Button>
        </Choices>
      }
    >
      <Stack $gap={3}>
        {mail ? (
          <>
            <Choices>
              <LinkButton to={mail} wide>
                Send by e-mail
              </LinkButton>
            </Choices>
            <p>
              {`Your answers are in it${omitsTaxNumber ? ', but not your tax number' : ''}. Read it before you send it.`}
            </p>
          </>
        ) : null}
        <p>{`Proceed to ${next.name}, or cancel to return to your profile.`}</p>
      </Stack>
    </Dialog>
  );
}

/** Premium access waives the standard limit of the Basic tier (spec §6, §9). */
function presentLimit(tier: string): string {
  if (['PREMIUM', 'QUALIFIED'].includes(tier)) return 'Until then, your present tier stays.';
  if (tier !== 'BASIC') return 'Until then, your present tier and its investment limit stay.';
  const { currency, limits } = runtimeConfig();
  return `Until then, Basic Account Access and its limit of ${formatMoney(limits.premiumWaiver, currency)} stay.`;
}

const ignorePointer = keyframes`
  from, to { pointer-events: none; }
`;

/*
 * The second tap of a double tap on Submit would hit a button of this dialog on a phone. Taps do not count as a double
 * click (their detail is 1), so the buttons ignore taps for a short time.
 */
const Choices = styled.div`
  display: contents;
  animation: ${ignorePointer} 700ms;
`;

/** Returns the subject and the body of the application, which the investor reads and sends. */
function application(
  tier: string,
  user: UserDetails | null,
  items: RegistrationSuccessfulDialogProps['items'],
): string {
  const lines = [
    { label: 'Name', value: fullNameOf(user) },
    { label: 'Account ID', value: user?.accountId },
    ...items,
  ].flatMap(({ label, value }) => (value ? [`${label}: ${value}`] : []));
  const body = [`I would like to apply for ${tier}.`, '', ...lines].join('\r\n');
  return `subject=${encodeURIComponent(tier)}&body=${encodeURIComponent(body)}`;
}
