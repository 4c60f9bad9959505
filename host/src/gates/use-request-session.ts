import { useEffect, useState } from 'react';
import { askPlatform, onAnswer } from '../handover/receive-handover';
import { report } from '../session/session-effects';
import { handoverTimeoutMs } from './use-missing-handover';

/** `failed` means that the platform has no session, sent an invalid hand-over, or did not answer in time. */
type RequestState = 'idle' | 'requesting' | 'failed';

/** Asks the platform again. @param atOnce whether to ask on the first render. Otherwise the investor has to press Retry. */
export function useRequestSession(atOnce = false) {
  const [state, setState] = useState<RequestState>(atOnce ? 'requesting' : 'idle');
  useEffect(() => {
    if (atOnce) askPlatform('retry');
  }, [atOnce]);
  useEffect(() => {
    if (state !== 'requesting') return undefined;
    const timer = setTimeout(() => setState('failed'), handoverTimeoutMs);
    const unsubscribe = onAnswer((isHandedOver) => setState(isHandedOver ? 'idle' : 'failed'));
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [state]);
  const request = () => {
    setState('requesting');
    report({ type: 'retry pressed' });
    askPlatform('retry');
  };
  return { failed: state === 'failed', retry: { busy: state === 'requesting', onClick: request } };
}
