import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { Button } from '@investor-portal/shared/ui/Button';
import { askPlatform, offersSignInAtom, onAnswer } from '../handover/receive-handover';
import { notifyPlatform } from '../platform/platform';
import { report } from '../session/session-effects';
import { handoverTimeoutMs } from './use-missing-handover';

export interface SessionRequest {
  /** `failed` means that the platform has no session, sent an invalid hand-over, or did not answer in time. */
  state: 'idle' | 'requesting' | 'failed';
  request: () => void;
}

/** Asks the platform again or, if its page opens its own sign-in, for that. */
export function SessionButtons({ state, request, wide }: SessionRequest & { wide?: boolean }) {
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
        busy={state === 'requesting'}
        onClick={request}
      >
        Retry
      </Button>
    </>
  );
}

/** @param atOnce whether to ask on the first render. Otherwise the investor has to press Retry. */
export function useRequestSession(atOnce = false): SessionRequest {
  const [state, setState] = useState<SessionRequest['state']>(atOnce ? 'requesting' : 'idle');
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
  return { state, request };
}
