import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@investor-portal/shared/ui/Button';
import { askPlatform, offersSignInAtom, onHandover } from '../handover/receive-handover';
import { notifyPlatform } from '../platform/platform';
import { report } from '../session/session-effects';
import { handoverTimeoutMs } from './use-missing-handover';

interface SessionButtonsProps {
  busy: boolean;
  onRetry: () => void;
  wide?: boolean;
}

/** Asks the platform again or, if its page opens its own sign-in, for that. */
export function SessionButtons({ busy, onRetry, wide = false }: SessionButtonsProps) {
  const offersSignIn = useAtomValue(offersSignInAtom);
  const signIn = () => notifyPlatform({ action: 'portal:sign-in-wanted', value: null });
  return (
    <>
      {offersSignIn ? (
        <Button wide={wide} onClick={signIn}>
          Sign in
        </Button>
      ) : null}
      <Button
        variant={offersSignIn ? 'secondary' : 'primary'}
        wide={wide}
        busy={busy}
        onClick={onRetry}
      >
        Retry
      </Button>
    </>
  );
}

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
