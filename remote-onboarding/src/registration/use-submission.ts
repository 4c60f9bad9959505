import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { useWithLoading } from '@investor-portal/shared/hooks/use-with-loading';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import { paths } from '@investor-portal/shared/routes/paths';
import { registeredState } from '@investor-portal/shared/routes/registered-state';
import { showToast } from '@investor-portal/shared/session/toast';
import { withTabStorage } from '@investor-portal/shared/storage/tab-storage';
import { lastStep, stepSearch, type RegistrationAnswers } from '../fields/registration-fields';
import { clearDraft } from './form/saved-draft';
import type { ValidAnswers } from './form/schema';
import type { Registrant } from './payload';
import type { Signature } from './signature/signature';
import {
  checkRegistration,
  receivedMessage,
  submitRegistration,
  type SubmitOutcome,
} from './submit-registration';
import type { RegistrationForm } from './form/use-registration-form';

/** From the 'Success!' toast to the navigation, in ms (spec §4). */
const navigationDelayMs = 500;

/** MACHINE.md draws the transitions. */
export type SubmissionState = 'idle' | 'sending' | SubmitOutcome['kind'];

/** What the wizard holds; the tax number and the signature are saved nowhere else. */
export interface Entered {
  answers: RegistrationAnswers;
  signature: Signature | null;
}

interface LastSubmission {
  state: SubmissionState;
  /** While `failed`: the server's sentence, until it is cleared or submitted again; else ''. */
  failure: string;
  /** While `unconfirmed` or `unknown`: why the response to the registration was none, in the words of the toast. */
  lostMessage: string;
  /** For a wizard that was left meanwhile and is opened again. */
  entered?: Entered | undefined;
}

const idle: LastSubmission = { state: 'idle', failure: '', lostMessage: '' };

export interface Submission extends LastSubmission {
  clearFailure: () => void;
  submit: (answers: ValidAnswers, entered: Entered) => Promise<void>;
  /** After `unconfirmed` or `unknown`: checks again whether the registration arrived. */
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
  const clearFailure = useCallback(
    () => void setCached((now = idle) => ({ ...now, failure: '' }), { revalidate: false }),
    [setCached],
  );
  const [registered, setRegistered] = useState(false);
  const inFlight = useRef(false);
  const navigate = useNavigate();
  const { search } = useLocation();
  const latestSearch = useRef(search);
  useEffect(() => {
    latestSearch.current = search;
  }, [search]);
  const withLoading = useWithLoading();
  const { mutate } = useUserDetails();

  // Others fetch the details too: on reconnection they may show the registration before the investor checks again.
  const ended = ['failed', 'unconfirmed', 'unknown'].includes(last.state);
  const found = ended && isRegistered(registrant.user);
  const state = registered || found ? 'registered' : last.state;
  useEffect(() => {
    if (!found) return;
    succeed(receivedMessage);
    return () => void setCached(idle, { revalidate: false });
  }, [found, setCached]);

  useEffect(() => {
    if (state !== 'registered') return;
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
  const runOnce = async (entered: Entered, work: () => Promise<SubmitOutcome>) => {
    if (inFlight.current || state === 'sending' || state === 'registered') return;
    inFlight.current = true;
    setLast({ ...idle, state: 'sending', entered });
    withTabStorage((area) => area.setItem(sentKey, owner));
    const outcome = await withLoading(work);
    withTabStorage((area) => area.removeItem(sentKey));
    inFlight.current = outcome.kind === 'registered';
    finish(outcome, entered);
  };

  const finish = ({ kind, message }: SubmitOutcome, entered: Entered) => {
    if (kind === 'registered') {
      succeed(message);
      // Who has left stays where they went. The next wizard is busy until the details show the registration.
      if (latestSearch.current === stepSearch(lastStep)) setRegistered(true);
      void mutate().finally(() => setLast(idle));
      return;
    }
    const failed = kind === 'failed';
    setLast({
      state: kind,
      failure: failed ? message : '',
      lostMessage: failed ? '' : message,
      entered,
    });
    // Show each failure once: a check that finds nothing again already has its notice.
    const wasLost = last.state === 'unconfirmed' || last.state === 'unknown';
    if (failed || !(wasLost && message === last.lostMessage))
      showToast({ kind: 'failure', message });
  };

  return {
    ...last,
    state,
    clearFailure,
    submit: (answers, entered) =>
      runOnce(entered, () => submitRegistration(answers, entered.signature, registrant)),
    check: (entered) => runOnce(entered, () => checkRegistration(owner, last.lostMessage)),
  };
}

/** In this tab while a registration is sent: the owner's external reference code. */
const sentKey = 'registration-sent';

const cutOff: LastSubmission = {
  ...idle,
  state: 'unknown',
  lostMessage: 'The page was reloaded before the server responded.',
};

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
 * The server's sentence about the last submission, until an answer changes. The toast that announced it is gone after
 * three seconds (spec §8), before it is read or acted on.
 */
export function useFailure(form: RegistrationForm, { failure, clearFailure }: Submission): string {
  const watch = useCallback(() => {
    const sent = JSON.stringify(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (JSON.stringify(values) !== sent) clearFailure();
      },
    });
  }, [form, clearFailure]);
  useEffect(() => (failure ? watch() : undefined), [failure, watch]);
  return failure;
}
