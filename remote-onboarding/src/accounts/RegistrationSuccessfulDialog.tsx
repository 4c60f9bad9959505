import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { paths } from '@investor-portal/shared/routes/paths';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { usersAtom, type UserDetails } from '@investor-portal/shared/session/session';
import { Button } from '@investor-portal/shared/ui/Button';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { NoWrap, noWrap } from '@investor-portal/shared/ui/NoWrap';
import { Dialog } from '@investor-portal/shared/ui/overlay/Dialog';
import { SupportContact } from '@investor-portal/shared/ui/SupportContact';
import { fullNameOf } from '@investor-portal/shared/rules/full-name';
import { answerItem } from '../fields/answer-item';
import {
  fieldsByName,
  premiumLimit,
  type FieldName,
  type RegistrationAnswers,
} from '../fields/registration-fields';

export interface TierForm {
  title: string;
  names: readonly FieldName[];
  /** The Yes/No question. Yes applies for the tier. */
  question: FieldName;
  /** Says what an investor who answers No has chosen. */
  declinedText?: string;
  /** The tiers that do not need this form. */
  exemptTiers: readonly string[];
  next: { path: string; name: string };
}

interface RegistrationSuccessfulDialogProps {
  form: TierForm;
  answers: RegistrationAnswers;
  /** The tier that the investor has, in capital letters. */
  tier: string;
  onClose: () => void;
}

/** The forms make no request, so the investor sends the application by e-mail (spec §2, readings W17). */
export function RegistrationSuccessfulDialog(props: RegistrationSuccessfulDialogProps) {
  const { form, answers, tier, onClose } = props;
  const navigate = useNavigate();
  const user = useAtomValue(usersAtom);
  const goTo = (path: string) => {
    onClose();
    void navigate(path);
  };
  const declinedText =
    (form.exemptTiers.includes(tier) ? undefined : form.declinedText) ?? 'You chose not to apply';
  const declined = answers[form.question] ? '' : declinedText;
  const email = supportEmail();
  const written = form.names.filter((name) => !fieldsByName[name].memoryOnly);
  const items = written.map((name) => answerItem(name, answers));
  const mail = declined || !email ? '' : `mailto:${email}?${application(form.title, user, items)}`;
  const omitted = written.length < form.names.length ? ', but not your tax number' : '';
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
            {mail ? <span>{`Send it by e-mail to apply for ${form.title}.`}</span> : null}
            {declined || mail ? null : <SupportContact lead="To apply, contact" />}
          </p>
          {declined ? null : <p>{noWrap(`The platform decides. ${presentLimit(tier)}`)}</p>}
        </Stack>
      }
      actions={
        <Choices>
          <Button variant="secondary" onClick={() => goTo(paths.profile)}>
            Cancel
          </Button>
          <Button variant={mail ? 'secondary' : 'primary'} onClick={() => goTo(form.next.path)}>
            Proceed
          </Button>
        </Choices>
      }
    >
      <Stack $gap={3}>
        {mail ? (
          <Choices>
            <LinkButton to={mail} wide>
              Send by e-mail
            </LinkButton>
            <p>{`Your answers are in it${omitted}. Read it before you send it.`}</p>
          </Choices>
        ) : null}
        <p>{`Proceed to ${form.next.name}, or cancel to return to your profile.`}</p>
      </Stack>
    </Dialog>
  );
}

/** Premium access waives the standard limit of the Basic tier (spec §6, §9). */
function presentLimit(tier: string): string {
  if (['PREMIUM', 'QUALIFIED'].includes(tier)) return 'Until then, your present tier stays.';
  if (tier !== 'BASIC') return 'Until then, your present tier and its investment limit stay.';
  return `Until then, Basic Account Access and its limit of ${premiumLimit()} stay.`;
}

const ignorePointer = keyframes`
  from, to { pointer-events: none; }
`;

/* On a phone, the second tap of a double tap on Submit would hit a button, so the buttons ignore taps for a short time. */
const Choices = styled.div`
  display: contents;
  animation: ${ignorePointer} 700ms;
`;

/** Returns the platform's e-mail address for support. Empty if it has a phone number, a page or nothing instead. */
export function supportEmail(): string {
  const { support = '' } = runtimeConfig().links;
  return /^[^\s/?&#:]+@[^\s/?&#:]+$/.test(support) ? support : '';
}

/** Returns the subject and the body of the application, which the investor reads and sends. */
function application(
  tier: string,
  user: UserDetails | null,
  items: ReturnType<typeof answerItem>[],
): string {
  const lines = [
    { label: 'Name', value: fullNameOf(user) },
    { label: 'Account ID', value: user?.accountId },
    ...items,
  ].flatMap(({ label, value }) => (value ? [`${label}: ${value}`] : []));
  const body = [`I would like to apply for ${tier}.`, '', ...lines].join('\r\n');
  return `subject=${encodeURIComponent(tier)}&body=${encodeURIComponent(body)}`;
}
