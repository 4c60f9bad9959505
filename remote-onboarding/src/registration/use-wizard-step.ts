import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { lastStep } from './steps';

const cameFromSchema = v.object({ cameFrom: v.number() });

/** The step in the address, from 0: `/registration?step=2` is step 1. */
export interface WizardPlace {
  step: number;
  goTo: (step: number, how?: { replace: boolean }) => void;
  /** To the step before. Where the browser's history holds it, this is the browser's back button. */
  goBack: () => void;
}

/**
 * Keeps the wizard's step in the address, an entry of the history each, so that the browser's back button is
 * Previous and a reload stays on its step.
 */
export function useWizardStep(): WizardPlace {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { key, state } = useLocation() as { key: string; state: unknown };
  const step = readStep(params.get('step'));

  // A step is left once: the second of two presses comes before the screen has followed the first.
  const here = useRef(key);
  useEffect(() => {
    here.current = key;
  }, [key]);
  const leave = (go: () => void) => {
    if (here.current !== key) return;
    here.current = '';
    go();
  };

  const goTo = (next: number, { replace } = { replace: false }) =>
    leave(() => void navigate({ search: searchOf(next) }, { replace, state: { cameFrom: step } }));

  const goBack = () => {
    const parsed = v.safeParse(cameFromSchema, state);
    if (parsed.success && parsed.output.cameFrom === step - 1) leave(() => void navigate(-1));
    else goTo(step - 1, { replace: true });
  };

  return { step, goTo, goBack };
}

/** The address of a step; the first leaves it clean. */
export function searchOf(step: number): string {
  return step === 0 ? '' : `?step=${step + 1}`;
}

function readStep(text: string | null): number {
  const step = Number(text ?? 1) - 1;
  return Number.isInteger(step) && step >= 0 && step <= lastStep ? step : 0;
}
