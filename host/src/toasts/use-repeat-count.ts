import { useEffect, useState } from 'react';
import { onToast, type Toast } from '@investor-portal/shared/session/toast';

/** How often an identical toast was shown since the card appeared; the card stands for all of them. */
export function useRepeatCount(kind: Toast['kind'], message: unknown): number {
  const [count, setCount] = useState(1);
  useEffect(
    () =>
      onToast((toast) => {
        if (toast.kind === kind && toast.message === message) setCount((previous) => previous + 1);
      }),
    [kind, message],
  );
  return count;
}
