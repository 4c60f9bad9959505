import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import { hasPlatform, whenOpened } from '../platform/platform';
import {
  missingSessionAtom,
  stopWaiting,
  handoverTimeoutMs,
  pageSessionAtom,
  type MissingSessionReason,
} from '../session/page-session';

/** Stops waiting for a hand-over when none has arrived in time, or at once where nobody could send one. */
export function useHandoverTimeout(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Nobody hands over to a frame that is only preloaded.
    const cancel = whenOpened(() => {
      timer = setTimeout(() => stopWaiting('timeout'), hasPlatform() ? handoverTimeoutMs : 0);
    });
    return () => {
      cancel();
      clearTimeout(timer);
    };
  }, []);
}

/** Why a required session is missing, or undefined. The public list requires none. */
export function useMissingHandover(): MissingSessionReason | undefined {
  const token = useAtomValue(accessTokenAtom);
  const session = useAtomValue(pageSessionAtom);
  const missing = useAtomValue(missingSessionAtom);
  const { pathname } = useLocation();
  const isRequired = session === 'active' && !pathname.startsWith(paths.publicOpportunities);
  return isRequired && token === '' ? missing?.reason : undefined;
}
