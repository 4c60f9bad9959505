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

/** Why a required session is missing, or undefined. The public list requires none. */
export function useMissingHandover(): MissingSessionReason | undefined {
  const token = useAtomValue(accessTokenAtom);
  const session = useAtomValue(pageSessionAtom);
  const missing = useAtomValue(missingSessionAtom);
  const { pathname } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => stopWaiting('timeout'), handoverTimeoutMs);
    return () => clearTimeout(timer);
  }, []);
  const isRequired = session === 'active' && !pathname.startsWith(paths.publicOpportunities);
  return isRequired && token === '' ? missing?.reason : undefined;
}
