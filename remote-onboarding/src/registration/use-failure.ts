import { useCallback, useEffect } from 'react';
import type { RegistrationForm } from './form/use-registration-form';
import type { Submission } from './use-submission';

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
