import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { unpreparedAtom } from '@investor-portal/shared/session/session';
import { PageSkeleton } from '../screens/PageSkeleton';
import { EndedSession, UnusableSession } from './EndedSession';
import { expectedInvestor, pageSessionAtom } from '../session/page-session';

interface PageGateProps {
  /** Shown in place of the screen until the platform has confirmed the investor. */
  pending: ReactNode;
  children: ReactNode;
}

/**
 * Keeps screens from showing another investor's data (spec §1). A stored session waits for the platform to confirm its
 * investor. A session ends with a sign-out, or when another investor is handed over here or in another tab.
 */
export function PageGate({ pending, children }: PageGateProps) {
  const session = useAtomValue(pageSessionAtom);
  const unprepared = useAtomValue(unpreparedAtom);
  const [hasStoredSession] = useState(() => expectedInvestor() !== undefined);
  if (unprepared === 'stopped') return <UnusableSession />;
  if (unprepared || session === 'closing') return <PageSkeleton />;
  if (session === 'superseded' || session === 'signed-out')
    return <EndedSession reason={session} />;
  return session === 'pending' && hasStoredSession ? pending : children;
}
