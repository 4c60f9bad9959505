import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import { PageSkeleton } from '../shell/PageSkeleton';
import { pageSessionAtom } from './page-session';
import { ReplacedSession } from './ReplacedSession';

interface PageGateProps {
  /** Stands where the screen will, until the platform has said whose it is. */
  awaited: ReactNode;
  children: ReactNode;
}

/**
 * No screen shows what belongs to another investor (spec §1): a session kept by an earlier page waits for the
 * platform's word, and ends when another investor's is handed over here or in another tab.
 */
export function PageGate({ awaited, children }: PageGateProps) {
  const session = useAtomValue(pageSessionAtom);
  const kept = useAtomValue(accessTokenAtom) !== '';
  if (session === 'replaced') return <ReplacedSession />;
  if (session === 'leaving') return <PageSkeleton />;
  return session === 'awaited' && kept ? awaited : children;
}
