import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import { paths } from '@investor-portal/shared/routes/paths';
import { registeredState } from '@investor-portal/shared/routes/registered-state';
import { withLoading } from '@investor-portal/shared/session/loading';
import { showToast } from '@investor-portal/shared/session/toast';
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

export interface Submission {
  state: SubmissionState;
  /** While `failed`: the server's sentence, until it is cleared or submitted again; else ''. */
  failure: string;
  /** While `unconfirmed` or `unknown`: why the response to the registration was none, in the words of the toast. */
  lostMessage: string;
  clearFailure: () => void;
  submit: (answers: ValidAnswers, signature: Signature | null) => Promise<void>;
  /** After `unconfirmed` or `unknown`: checks again whether the registration arrived. */
  check: () => Promise<void>;
}

export function useSubmission(registrant: Registrant): Submission {
  const [lastState, setLastState] = useState<SubmissionState>('idle');
  const [lostMessage, setLostMessage] = useState('');
  const [failure, setFailure] = useState('');
  const clearFailure = useCallback(() => setFailure(''), []);
  const inFlight = useRef(false);
  const navigate = useNavigate();
  const owner = registrant.externalReferenceCode;
  const { mutate } = useUserDetails();

  // Others fetch the details too: on reconnection they may show the registration before the investor checks again.
  const ended = lastState === 'failed' || lastState === 'unconfirmed' || lastState === 'unknown';
  const found = ended && isRegistered(registrant.user);
  const state = found ? 'registered' : lastState;
  useEffect(() => {
    if (found) succeed(receivedMessage);
  }, [found]);

  useEffect(() => {
    if (state !== 'registered') return;
    const timer = setTimeout(
      () => void navigate(paths.opportunities, { state: registeredState(owner) }),
      navigationDelayMs,
    );
    return () => clearTimeout(timer);
  }, [state, navigate, owner]);

  // A ref, not state: the second click of two arrives before the state has changed.
  const runOnce = async (work: () => Promise<SubmitOutcome>) => {
    if (inFlight.current || found) return;
    inFlight.current = true;
    setLastState('sending');
    const outcome = await withLoading(work);
    inFlight.current = outcome.kind === 'registered';
    finish(outcome);
  };

  const finish = ({ kind, message }: SubmitOutcome) => {
    setLastState(kind);
    setFailure(kind === 'failed' ? message : '');
    if (kind === 'unknown' || kind === 'unconfirmed') setLostMessage(message);
    // Show each failure once: a check that finds nothing again already has its notice.
    const wasLost = lastState === 'unconfirmed' || lastState === 'unknown';
    if (kind === 'failed' || (kind !== 'registered' && !(wasLost && message === lostMessage)))
      showToast({ kind: 'failure', message });
    if (kind === 'registered') {
      succeed(message);
      void mutate();
    }
  };

  return {
    state,
    failure,
    lostMessage,
    clearFailure,
    submit: (answers, signature) =>
      runOnce(() => submitRegistration(answers, signature, registrant)),
    check: () => runOnce(() => checkRegistration(registrant.externalReferenceCode, lostMessage)),
  };
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
