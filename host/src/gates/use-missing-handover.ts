import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import {
  pageSessionAtom,
  type MissingSessionReason,
} from '@investor-portal/shared/session/page-session';
import { hasPlatform } from '../platform/platform';
import { report } from '../session/session-effects';

/** The portal waits this long for a hand-over, in ms, and then says that there is no session. */
export const handoverTimeoutMs = 6000;

export function useHandoverTimeout(): void {
  useEffect(() => {
    const timeoutMs = hasPlatform() ? handoverTimeoutMs : 0;
    const timer = setTimeout(() => report({ type: 'handover timed out' }), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
}

export function useMissingHandover(): MissingSessionReason | undefined {
  const session = useAtomValue(pageSessionAtom);
  const { pathname } = useLocation();
  const isPublic = pathname.startsWith(paths.publicOpportunities);
  return session.name === 'visitor' && !isPublic ? (session.reason ?? undefined) : undefined;
}
