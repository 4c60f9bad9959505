import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { useWithLoading } from '@investor-portal/shared/hooks/use-with-loading';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import { paths } from '@investor-portal/shared/routes/paths';
import { registeredState } from '@investor-portal/shared/routes/registered-state';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { showToast } from '@investor-portal/shared/session/toast';
import { tellOnce } from '@investor-portal/shared/storage/tell-once';
import { isInFlight, type PendingWrite } from '@investor-portal/shared/writes/pending-write';
import { pendingWriteStore } from '@investor-portal/shared/writes/pending-write-store';
import type { WriteDone, WriteFailure } from '@investor-portal/shared/writes/settle-write';
import { usePendingWrite } from '@investor-portal/shared/writes/use-pending-write';
import { lastStep, stepSearch } from '../fields/registration-fields';
import { clearDraft, type RegistrationForm } from './registration-form';
import type { Registrant } from './payload';
import { checkRegistration, submitRegistration, type WizardInput } from './submit-registration';

/** The time from the 'Success!' toast to the navigation, in ms (spec §4). */
const navigationDelayMs = 500;

/** Drawn in MACHINE.md. `checked-unknown`: the investor has checked again and nothing was found, so Submit is offered again. */
type SubmissionState = 'idle' | 'sending' | 'done' | 'refused' | 'unknown' | 'checked-unknown';

type Registration = PendingWrite<WizardInput | null, WriteFailure>;

const registrations = pendingWriteStore<WizardInput | null, WriteFailure>({
  key: () => 'registration-sent',
  text: (owner) => owner,
});

/** The toast for a registration that a lookup has found although the response to its request was lost. */
const receivedMessage = 'We’ve received your registration.';

export const unknownOutcome = 'We don’t know yet whether we received your registration';

export type RegistrationSubmission = ReturnType<typeof useSubmission>;

/** @param isReceived whether a registration was received. Submit then sends nothing, and the state is `idle`. */
export function useSubmission(registrant: Registrant, isReceived: () => boolean) {
  const { externalReferenceCode: owner, user } = registrant;
  const [wasRegistered] = useState(() => isRegistered(user));
  const [registeredHere, setRegisteredHere] = useState(false);
  const navigate = useNavigate();
  const withLoading = useWithLoading();
  const { mutate } = useUserDetails();
  const { search } = useLocation();
  const latestSearch = useRef(search);
  useEffect(() => {
    latestSearch.current = search;
  }, [search]);
  const { write, send, check, dispatch } = usePendingWrite(registrations, owner, {
    unknownText: () => `${unknownOutcome}. Go back to it to check.`,
    onDone: async ({ message }: WriteDone<UserDetails>) => {
      succeed(message ?? receivedMessage);
      // An investor who has left the last step stays there (readings R14). A wizard opened meanwhile stays busy until the
      // details include the registration.
      if (latestSearch.current === stepSearch(lastStep)) setRegisteredHere(true);
      await mutate();
    },
  });
  const isRefused = write.kind === 'refused';
  const clearRefusal = useCallback(() => {
    if (isRefused) dispatch({ type: 'dismissed' });
  }, [isRefused, dispatch]);
  const interrupted =
    write.kind === 'idle' && !wasRegistered && registrations.interruptedText(owner) === owner;

  // The host fetches the details too, and they may show the registration before the investor checks again.
  const ended = interrupted || isRefused || write.kind === 'unknown';
  const found = ended && isRegistered(user);
  if (found && !registeredHere) setRegisteredHere(true);
  useEffect(() => {
    if (!found) return;
    succeed(receivedMessage);
    dispatch({ type: 'dismissed' });
  }, [found, dispatch]);

  const state: SubmissionState = registeredHere ? 'done' : interrupted ? 'unknown' : stateOf(write);
  useEffect(() => {
    if (state !== 'done') return;
    const timer = setTimeout(
      () => void navigate(paths.opportunities, { state: registeredState(owner) }),
      navigationDelayMs,
    );
    return () => clearTimeout(timer);
  }, [state, navigate, owner]);

  const entered = 'input' in write ? write.input : null;
  const isTaken = ended && entered !== null;
  useEffect(() => {
    // The wizard on the screen has the input now.
    if (isTaken) dispatch({ type: 'input-replaced', input: null });
  }, [isTaken, dispatch]);

  return {
    owner,
    state,
    reason: reasonOf(write),
    entered,
    clearRefusal,
    submit: async (input: WizardInput) => {
      if (state === 'done') return;
      if (isReceived()) return dispatch({ type: 'dismissed' });
      await send(input, (earlierUnknown) =>
        withLoading('Submitting your registration. Keep this page open.', () =>
          submitRegistration(input, owner, earlierUnknown),
        ),
      );
    },
    check: (input: WizardInput) =>
      check(input, () =>
        withLoading('Checking for your registration. Keep this page open.', () =>
          checkRegistration(owner),
        ),
      ),
  };
}

function stateOf(write: Registration): SubmissionState {
  if (isInFlight(write)) return 'sending';
  if (write.kind === 'unknown') return write.checked ? 'checked-unknown' : 'unknown';
  return write.kind === 'refused' ? 'refused' : 'idle';
}

/** Why the registration was refused, or the server's sentence about an unknown outcome. Empty without either. */
function reasonOf(write: Registration): string {
  if (write.kind !== 'refused' && write.kind !== 'unknown') return '';
  const { failure } = write;
  return (failure.kind === 'refused' ? failure.message : failure.serverMessage) ?? '';
}

function succeed(message: string): void {
  clearDraft();
  tellOnce({ action: 'portal:registered', value: null }, '');
  showToast({ kind: 'success', message });
}

/** The toast with a refusal disappears after three seconds (spec §8), so the sentence stays until an answer changes. */
export function useClearRefusal(
  form: RegistrationForm,
  { clearRefusal }: RegistrationSubmission,
): void {
  useEffect(() => {
    const sent = JSON.stringify(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (JSON.stringify(values) !== sent) clearRefusal();
      },
    });
  }, [form, clearRefusal]);
}
