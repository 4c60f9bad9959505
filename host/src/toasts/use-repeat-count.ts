import { useEffect, useState } from 'react';
import { onToast, type Toast } from '@investor-portal/shared/session/toast';

/** How often a toast was said since its card is there; a card stands for all of them. */
export function useRepeatCount(kind: Toast['kind'], message: unknown): number {
  const [times, setTimes] = useState(1);
  useEffect(
    () =>
      onToast((toast) => {
        if (toast.kind === kind && toast.message === message) setTimes((before) => before + 1);
      }),
    [kind, message],
  );
  return times;
}
