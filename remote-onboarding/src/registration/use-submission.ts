import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { useWithLoading } from '@investor-portal/shared/hooks/use-with-loading';
import { isUnknown } from '@investor-portal/shared/partner-api/settle-write';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import { paths } from '@investor-portal/shared/routes/paths';
import { registeredState } from '@investor-portal/shared/routes/registered-state';
import { showToast } from '@investor-portal/shared/session/toast';
import { withTabStorage } from '@investor-portal/shared/storage/tab-storage';
import { withAnswer } from '@investor-portal/shared/ui/ServerAnswer';
import { lastStep, stepSearch, type RegistrationAnswers } from '../fields/registration-fields';
import { clearDraft } from './form/saved-draft';
import type { ValidAnswers } from './form/schema';
import type { Registrant } from './payload';
import type { Signature } from './signature/signature';
import {
  checkRegistration,
  submitRegistration,
  type RegistrationOutcome,
} from './submit-registration';
import type { RegistrationForm } from './form/use-registration-form';

/** From the 'Success!' toast to the navigation, in ms (spec §4). */
const navigationDelayMs = 500;

/**
 * MACHINE.md draws the transitions. `unknown`: the response was lost. `unconfirmed`: likewise, and the investor has checked
 * again; the details do not show it.
 */
export type SubmissionState = 'idle' | 'sending' | 'done' | 'refused' | 'unknown' | 'unconfirmed';

/** What the wizard holds; the tax number and the signature are saved nowhere else. */
export interface Entered {
  answers: RegistrationAnswers;
  signature: Signature | null;
}

interface LastSubmission {
  state: SubmissionState;
  /**
   * Why it was refused, in the words of the toast, until an answer changes. While the outcome is unknown, what the server
   * said all the same. Otherwise ''.
   */
  message: string;
  /** For a wizard that was left meanwhile and is opened again. */
  entered?: Entered | undefined;
}

const idle: LastSubmission = { state: 'idle', message: '' };

/** Said of a registration whose own response was lost. */
const receivedMessage = 'We’ve received your registration.';

export interface Submission extends LastSubmission {
  clearRefusal: () => void;
  submit: (answers: ValidAnswers, entered: Entered) => Promise<void>;
  /** After `unknown` or `unconfirmed`: checks again whether the registration arrived. */
  check: (entered: Entered) => Promise<void>;
}

export function useSubmission(registrant: Registrant): Submission {
  const owner = registrant.externalReferenceCode;
  // In SWR's cache, so that it outlives a wizard that is left (readings R14).
  const [initial] = useState(() => (wasCutOff(registrant) ? cutOff : idle));
  const { data: last = initial, mutate: setCached } = useSWR<LastSubmission>(
    `registration:${owner}`,
    null,
  );
  const setLast = (next: LastSubmission) => void setCached(next, { revalidate: false });
  const clearRefusal = useCallback(() => {
    const clear = (now = idle) => (now.state === 'refused' ? { ...now, message: '' } : now);
    void setCached(clear, { revalidate: false });
  }, [setCached]);
  const [registered, setRegistered] = useState(false);
  const inFlight = useRef(false);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);
  const navigate = useNavigate();
  const { search } = useLocation();
  const latestSearch = useRef(search);
  useEffect(() => {
    latestSearch.current = search;
  }, [search]);
  const withLoading = useWithLoading();
  const { mutate } = useUserDetails();

  // Others fetch the details too: on reconnection they may show the registration before the investor checks again.
  const ended = ['refused', 'unknown', 'unconfirmed'].includes(last.state);
  const found = ended && isRegistered(registrant.user);
  const state = registered || found ? 'done' : last.state;
  useEffect(() => {
    if (!found) return;
    succeed(receivedMessage);
    return () => void setCached(idle, { revalidate: false });
  }, [found, setCached]);

  useEffect(() => {
    if (state !== 'done') return;
    const timer = setTimeout(
      () => void navigate(paths.opportunities, { state: registeredState(owner) }),
      navigationDelayMs,
    );
    return () => clearTimeout(timer);
  }, [state, navigate, owner]);

  useEffect(() => {
    // The wizard on the screen has them.
    if (ended && last.entered)
      void setCached({ ...last, entered: undefined }, { revalidate: false });
  }, [ended, last, setCached]);

  // A ref, not state: the second click of two arrives before the state has changed.
  const runOnce = async (
    entered: Entered,
    work: () => Promise<RegistrationOutcome>,
    isCheck = false,
  ) => {
    if (inFlight.current || state === 'sending' || state === 'done') return;
    inFlight.current = true;
    const before = last.message;
    setLast({ ...idle, state: 'sending', entered });
    withTabStorage((area) => area.setItem(sentKey, owner));
    const outcome = await withLoading(work);
    withTabStorage((area) => area.removeItem(sentKey));
    inFlight.current = outcome.kind === 'done';
    // A check does not replace the sentence that the server sent with its answer to the registration.
    finish(
      isCheck && isUnknown(outcome) ? { ...outcome, answer: before } : outcome,
      entered,
      isCheck,
    );
  };

  const finish = (outcome: RegistrationOutcome, entered: Entered, isCheck: boolean) => {
    if (outcome.kind === 'done') {
      succeed(outcome.message ?? receivedMessage);
      // Who has left stays where they went. The next wizard is busy until the details show the registration.
      if (latestSearch.current === stepSearch(lastStep)) setRegistered(true);
      void mutate().finally(() => setLast(idle));
      return;
    }
    if (outcome.kind === 'refused') {
      setLast({ state: 'refused', message: outcome.message, entered });
      showToast({ kind: 'failure', message: outcome.message });
      return;
    }
    const state = isCheck && outcome.kind === 'unconfirmed' ? 'unconfirmed' : 'unknown';
    const { answer = '' } = outcome;
    setLast({ state, message: answer, entered });
    // The wizard says it; who has left is told where they went.
    if (!mounted.current) showToast({ kind: 'info', message: withAnswer(unknownMessage, answer) });
  };

  return {
    ...last,
    state,
    clearRefusal,
    submit: (answers, entered) =>
      runOnce(entered, () =>
        submitRegistration(answers, entered.signature, registrant, last.state === 'unconfirmed'),
      ),
    check: (entered) => runOnce(entered, () => checkRegistration(owner), true),
  };
}

/** In this tab while a registration is sent: the owner's external reference code. */
const sentKey = 'registration-sent';

const cutOff: LastSubmission = { state: 'unknown', message: '' };

const unknownMessage =
  'We don’t know yet whether we received your registration. Go back to it to check.';

/** Whether a reload has cut off a registration of this investor, and their details do not show it. */
function wasCutOff({ externalReferenceCode, user }: Registrant): boolean {
  const sentBy = withTabStorage((area) => area.getItem(sentKey));
  return sentBy === externalReferenceCode && !isRegistered(user);
}

function succeed(message: string): void {
  clearDraft();
  showToast({ kind: 'success', message });
}

/**
 * Clears the sentence of a refusal when an answer changes. The toast that announced it is gone after three seconds (spec §8),
 * before it is read or acted on.
 */
export function useClearRefusal(
  form: RegistrationForm,
  { state, message, clearRefusal }: Submission,
): void {
  const watch = useCallback(() => {
    const sent = JSON.stringify(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (JSON.stringify(values) !== sent) clearRefusal();
      },
    });
  }, [form, clearRefusal]);
  const refused = state === 'refused' && message !== '';
  useEffect(() => (refused ? watch() : undefined), [refused, watch]);
}
