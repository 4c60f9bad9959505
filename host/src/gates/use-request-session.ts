import { useEffect, useEffectEvent, useState } from 'react';
import { askPlatform, onHandover } from '../handover/receive-handover';
import { report } from '../session/session-effects';
import { handoverTimeoutMs } from './use-missing-handover';

/** `failed` means that the platform has no session, sent an invalid hand-over, or did not answer in time. */
type RequestState = 'idle' | 'requesting' | 'failed';

/** @param atOnce whether to ask on the first render. Otherwise the investor has to press Retry. */
export function useRequestSession(atOnce = false): { state: RequestState; request: () => void } {
  const [state, setState] = useState<RequestState>(atOnce ? 'requesting' : 'idle');
  const begin = useEffectEvent(() => {
    if (atOnce) askPlatform('retry');
  });
  useEffect(() => begin(), []);
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
      report({ type: 'retry pressed' });
      askPlatform('retry');
    },
  };
}
