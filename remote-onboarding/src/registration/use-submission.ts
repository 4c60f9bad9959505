import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { paths } from '@investor-portal/shared/routes/paths';
import { withLoading } from '@investor-portal/shared/session/loading';
import { showToast } from '@investor-portal/shared/session/toast';
import { forgetAnswers } from './kept-answers';
import type { Registrant } from './payload';
import type { ValidAnswers } from './schema';
import type { Signature } from './signature/signature';
import { checkRegistration, submitRegistration, type SubmitOutcome } from './submit-registration';

/** Between 'Success!' and the way on, in ms (spec §4). */
const beforeLeaving = 500;

/** See MACHINE.md. `unknown`: the answer was lost, and whether the registration arrived is not known yet. */
export type SubmissionState = 'idle' | 'sending' | 'unknown' | 'registered';

export function useSubmission(registrant: Registrant) {
  const [state, setState] = useState<SubmissionState>('idle');
  const [lostMessage, setLostMessage] = useState('');
  const sending = useRef(false);
  const navigate = useNavigate();
  const { mutate } = useUserDetails();

  useEffect(() => {
    if (state !== 'registered') return;
    const timer = setTimeout(() => {
      void mutate();
      void navigate(paths.opportunities);
    }, beforeLeaving);
    return () => clearTimeout(timer);
  }, [state, mutate, navigate]);

  // A ref, not the state: the second of two clicks comes before the state has changed.
  const once = async (work: () => Promise<SubmitOutcome>) => {
    if (sending.current) return;
    sending.current = true;
    setState('sending');
    const outcome = await withLoading(work);
    sending.current = outcome.kind === 'registered';
    end(outcome);
  };

  const end = ({ kind, message }: SubmitOutcome) => {
    setState(kind === 'failed' ? 'idle' : kind);
    if (kind === 'unknown') setLostMessage(message);
    if (kind === 'failed') showToast({ kind: 'failure', message });
    if (kind === 'registered') {
      forgetAnswers();
      showToast({ kind: 'success', message });
    }
  };

  return {
    state,
    submit: (answers: ValidAnswers, signature: Signature | null) =>
      once(() => submitRegistration(answers, signature, registrant)),
    /** After `unknown`: asks again whether the registration arrived. */
    check: () => once(() => checkRegistration(registrant.externalReferenceCode, lostMessage)),
  };
}
