import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { lastStep, stepSearch } from '../fields/registration-fields';

/** The step in the URL, counted from 0. For example, `/registration?step=2` is step 1. */
export interface WizardNavigation {
  step: number;
  goTo: (step: number) => void;
}

/**
 * The step is in the URL, so a reload stays on it. Previous adds a history entry, too, because the platform's page may have
 * added its own since the last step, which going back would remove.
 */
export function useWizardStep(): WizardNavigation {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const step = readStep(params.get('step'));

  // A second press may arrive before the screen has changed, so a step can be left only once.
  const currentKey = useRef(key);
  useEffect(() => {
    currentKey.current = key;
  }, [key]);
  const goTo = (next: number) => {
    if (currentKey.current !== key) return;
    currentKey.current = '';
    void navigate({ search: stepSearch(next) });
  };
  return { step, goTo };
}

function readStep(text: string | null): number {
  const step = Number(text ?? 1) - 1;
  return Number.isInteger(step) && step >= 0 && step <= lastStep ? step : 0;
}
