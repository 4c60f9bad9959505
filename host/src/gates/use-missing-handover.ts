import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import {
  pageSessionAtom,
  type MissingSessionReason,
} from '@investor-portal/shared/session/page-session';
import { hasPlatform, whenOpened } from '../platform/platform';
import { report } from '../session/session-effects';

/** The portal waits this long for a hand-over, in ms, and then says that there is no session. */
export const handoverTimeoutMs = 6000;

export function useHandoverTimeout(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame that is only preloaded gets no hand-over.
    const cancel = whenOpened(() => {
      const timeoutMs = hasPlatform() ? handoverTimeoutMs : 0;
      timer = setTimeout(() => report({ type: 'handover timed out' }), timeoutMs);
    });
    return () => {
      cancel();
      clearTimeout(timer);
    };
  }, []);
}

export function useMissingHandover(): MissingSessionReason | undefined {
  const session = useAtomValue(pageSessionAtom);
  const { pathname } = useLocation();
  if (session.name !== 'visitor' || pathname.startsWith(paths.publicOpportunities))
    return undefined;
  return session.reason ?? undefined;
}
