import { useAtomValue } from 'jotai';
import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@investor-portal/shared/hooks/when-idle';
import { sessionClosedAtom } from '@investor-portal/shared/session/page-session';

const retryDelayMs = 5_000;

/** Toasts are queued until the toaster has loaded (shared/src/session/toast.ts). */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(
    () => whenIdle(() => void loadToaster().then((loaded) => setToaster(() => loaded))),
    [],
  );
  // Toasts may contain personal data, so they disappear with the session.
  const closed = useAtomValue(sessionClosedAtom);
  return Toaster && !closed ? <Toaster /> : null;
}

async function loadToaster(): Promise<ComponentType> {
  try {
    return (await import(/* webpackChunkName: "toasts" */ './Toaster')).Toaster;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    return loadToaster();
  }
}
