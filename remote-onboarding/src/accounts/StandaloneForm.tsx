import { useState, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { Button } from '@investor-portal/shared/ui/Button';
import { Cluster, Page, Stack } from '@investor-portal/shared/ui/Layout';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { formatMoney } from '@investor-portal/shared/rules/money';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { usersAtom } from '@investor-portal/shared/session/session';
import { Dialog } from '@investor-portal/shared/ui/overlay/Dialog';
import { NoWrap } from '@investor-portal/shared/ui/NoWrap';
import { SupportContact } from '../support/SupportContact';

interface StandaloneFormProps<Answers extends FieldValues, Valid> {
  title: string;
  form: UseFormReturn<Answers, unknown, Valid>;
  children: ReactNode;
  /** What Submit does and does not do. */
  notice: ReactNode;
  /** Where Proceed in the dialog leads. */
  next: NextPage;
  /** Handles Cancel; without it there is no Cancel button. */
  onCancel?: () => void;
  /** Whether Submit is enabled. */
  ready?: boolean;
}

/** A standalone account form (spec §2): Submit makes no request; it opens the dialog. The back link leads to the profile. */
export function StandaloneForm<Answers extends FieldValues, Valid>({
  title,
  form,
  children,
  notice,
  next,
  onCancel,
  ready = true,
}: StandaloneFormProps<Answers, Valid>) {
  usePageTitle(title);
  const [submitted, setSubmitted] = useState(false);
  return (
    <Page $narrow>
      <PageHeader title={title} back={paths.profile} backLabel="Profile" />
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(event) => void form.handleSubmit(() => setSubmitted(true))(event)}
        >
          <Stack $gap={6}>
            {children}
            {notice}
            <Cluster $justify={onCancel ? 'between' : 'end'}>
              {onCancel && (
                <Button variant="secondary" onClick={onCancel}>
                  Cancel
                </Button>
              )}
              <Button type="submit" disabled={!ready}>
                Submit
              </Button>
            </Cluster>
          </Stack>
        </form>
      </FormProvider>
      <RegistrationSuccessfulDialog
        open={submitted}
        onClose={() => setSubmitted(false)}
        next={next}
      />
    </Page>
  );
}

interface BeforeSubmitNoticeProps {
  /** Who decides on what, as one sentence. */
  decision: string;
  /** What follows after contacting support. */
  children?: ReactNode;
}

/** Says before Submit what the dialog says after it: the form itself changes nothing (readings W17). */
export function BeforeSubmitNotice({ decision, children }: BeforeSubmitNoticeProps) {
  return (
    <Notice title="Submit doesn’t change your tier yet">
      {decision} This form doesn’t send your answers to the platform. To apply, contact{' '}
      <SupportContact />.{children}
    </Notice>
  );
}

/** Where Proceed leads, and the page's name. */
interface NextPage {
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
function RegistrationSuccessfulDialog({ open, onClose, next }: RegistrationSuccessfulDialogProps) {
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
