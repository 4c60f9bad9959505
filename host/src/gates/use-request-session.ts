import { useEffect, useState } from 'react';
import { onHandover } from '../handover/receive-handover';
import { notifyPlatform } from '../platform/platform';
import { handoverTimeoutMs } from './use-missing-handover';

/** `failed`: the platform responded without a session, or not in time. */
type RequestState = 'idle' | 'requesting' | 'failed';

/** Asks the platform for a session when the investor presses Retry. */
export function useRequestSession(): { state: RequestState; request: () => void } {
  const [state, setState] = useState<RequestState>('idle');
  useEffect(() => {
    if (state !== 'requesting') return undefined;
    const fail = () => setState('failed');
    const timer = setTimeout(fail, handoverTimeoutMs);
    const unsubscribe = onHandover(() => setState('idle'), fail);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [state]);
  return {
    state,
    request: () => {
      setState('requesting');
      notifyPlatform({ action: 'portal:session-expired', value: null });
    },
  };
}
