import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isRegistered, useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { paths } from '@investor-portal/shared/routes/paths';
import { withLoading } from '@investor-portal/shared/session/loading';
import { showToast } from '@investor-portal/shared/session/toast';
import { forgetAnswers } from './saved-draft';
import type { Registrant } from './payload';
import type { ValidAnswers } from './schema';
import type { Signature } from './signature/signature';
import {
  arrived,
  checkRegistration,
  submitRegistration,
  type SubmitOutcome,
} from './submit-registration';

/** Between 'Success!' and the way on, in ms (spec §4). */
const beforeLeaving = 500;

/** See MACHINE.md. */
export type SubmissionState = 'idle' | 'sending' | SubmitOutcome['kind'];

export interface Submission {
  state: SubmissionState;
  submit: (answers: ValidAnswers, signature: Signature | null) => Promise<void>;
  /** After `unconfirmed` or `unknown`: asks again whether the registration arrived. */
  check: () => Promise<void>;
}

export function useSubmission(registrant: Registrant): Submission {
  const [known, setKnown] = useState<SubmissionState>('idle');
  const [lostMessage, setLostMessage] = useState('');
  const sending = useRef(false);
  const navigate = useNavigate();
  const { mutate } = useUserDetails();

  // The details are read by others too: with the connection they may come back before anyone checks again.
  const ended = known === 'failed' || known === 'unconfirmed' || known === 'unknown';
  const found = ended && isRegistered(registrant.user);
  const state = found ? 'registered' : known;
  useEffect(() => {
    if (found) succeed(arrived);
  }, [found]);

  useEffect(() => {
    if (state !== 'registered') return;
    const timer = setTimeout(() => void navigate(paths.opportunities), beforeLeaving);
    return () => clearTimeout(timer);
  }, [state, navigate]);

  // A ref, not the state: the second of two clicks comes before the state has changed.
  const once = async (work: () => Promise<SubmitOutcome>) => {
    if (sending.current || found) return;
    sending.current = true;
    setKnown('sending');
    const outcome = await withLoading(work);
    sending.current = outcome.kind === 'registered';
    end(outcome);
  };

  const end = ({ kind, message }: SubmitOutcome) => {
    setKnown(kind);
    if (kind === 'unknown' || kind === 'unconfirmed') setLostMessage(message);
    // A failure is shown once: `unconfirmed` again after a check has its notice already.
    const again = known === 'unconfirmed' && message === lostMessage;
    if (kind === 'failed' || (kind === 'unconfirmed' && !again))
      showToast({ kind: 'failure', message });
    if (kind === 'registered') {
      succeed(message);
      void mutate();
    }
  };

  return {
    state,
    submit: (answers, signature) => once(() => submitRegistration(answers, signature, registrant)),
    check: () => once(() => checkRegistration(registrant.externalReferenceCode, lostMessage)),
  };
}

function succeed(message: string): void {
  forgetAnswers();
  showToast({ kind: 'success', message });
}
