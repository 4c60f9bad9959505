import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { lastStep, stepSearch } from '../fields/registration-fields';

/** If the wizard is still on the same step after this time, going back did not work. */
const goingBackMs = 1000;

const cameFromSchema = v.object({ cameFrom: v.number() });

/** The step in the URL, counted from 0. For example, `/registration?step=2` is step 1. */
export interface WizardNavigation {
  step: number;
  goTo: (step: number, options?: { replace: boolean }) => void;
  /** Goes back in the history if the previous step is there. */
  goBack: () => void;
}

/**
 * The step is in the URL with one history entry per step, so the browser's back button works like Previous, and a
 * reload stays on the same step.
 */
export function useWizardStep(): WizardNavigation {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { key, state } = useLocation() as { key: string; state: unknown };
  const step = readStep(params.get('step'));

  // A second press may arrive before the screen has changed, so a step can be left only once.
  const currentKey = useRef(key);
  const goingBack = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    currentKey.current = key;
    return () => clearTimeout(goingBack.current);
  }, [key]);
  const leaveOnce = (go: () => void) => {
    if (currentKey.current !== key) return;
    currentKey.current = '';
    go();
  };

  const goTo = (next: number, { replace } = { replace: false }) =>
    leaveOnce(
      () => void navigate({ search: stepSearch(next) }, { replace, state: { cameFrom: step } }),
    );

  const goBack = () => {
    const parsed = v.safeParse(cameFromSchema, state);
    const replaceStep = () => goTo(step - 1, { replace: true });
    if (!parsed.success || parsed.output.cameFrom !== step - 1) return replaceStep();
    leaveOnce(() => {
      void navigate(-1);
      // The platform's page may have added a history entry, and going back removed that entry instead of this step.
      goingBack.current = setTimeout(() => {
        currentKey.current = key;
        replaceStep();
      }, goingBackMs);
    });
  };

  return { step, goTo, goBack };
}

function readStep(text: string | null): number {
  const step = Number(text ?? 1) - 1;
  return Number.isInteger(step) && step >= 0 && step <= lastStep ? step : 0;
}
