import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { pageSessionAtom } from '@investor-portal/shared/session/page-session';
import { PageSkeleton } from '../screens/PageSkeleton';
import { EndedSession, UnusableSession } from './EndedSession';
import { expectedInvestor } from '../session/session-effects';

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
  const [hasStoredSession] = useState(() => expectedInvestor() !== undefined);
  switch (session.name) {
    case 'unusable':
      return session.startsOver ? <PageSkeleton /> : <UnusableSession />;
    case 'closing':
      return <PageSkeleton />;
    case 'superseded':
    case 'signed-out':
      return <EndedSession reason={session.name} />;
    case 'pending':
      return hasStoredSession ? pending : children;
    default:
      return children;
  }
}
