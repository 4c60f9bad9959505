import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@investor-portal/shared/routes/paths';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import {
  missingSessionAtom,
  stopWaiting,
  handoverTimeoutMs,
  pageSessionAtom,
  type MissingSessionReason,
} from '../session/page-session';

/** Why a session that is due has not come, if so. The public list needs none. */
export function useMissingHandover(): MissingSessionReason | undefined {
  const token = useAtomValue(accessTokenAtom);
  const session = useAtomValue(pageSessionAtom);
  const absence = useAtomValue(missingSessionAtom);
  const { pathname } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => stopWaiting('late'), handoverTimeoutMs);
    return () => clearTimeout(timer);
  }, []);
  const due = session === 'shown' && !pathname.startsWith(paths.publicOpportunities);
  return due && token === '' ? absence?.because : undefined;
}
