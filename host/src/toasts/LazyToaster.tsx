import { useAtomValue } from 'jotai';
import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@investor-portal/shared/hooks/when-idle';
import { sessionClosedAtom } from '@investor-portal/shared/session/session';

const tryAgainAfter = 5_000;

/**
 * The toasts, whose code comes once the first screen has had its turn; one sent meanwhile waits
 * (shared/src/session/toast.ts).
 */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();

  useEffect(() => {
    let timer: number | undefined;
    const load = () => {
      import(/* webpackChunkName: "toasts" */ './Toaster').then(
        (loaded) => setToaster(() => loaded.Toaster),
        () => (timer = window.setTimeout(load, tryAgainAfter)),
      );
    };
    const cancel = whenIdle(load);
    return () => {
      cancel();
      window.clearTimeout(timer);
    };
  }, []);

  // What they say is the investor's, too.
  const closed = useAtomValue(sessionClosedAtom);
  return Toaster && !closed ? <Toaster /> : null;
}
