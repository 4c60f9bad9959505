import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { pageSessionAtom } from '@investor-portal/shared/session/page-session';
import { PageSkeleton } from '../screens/PageSkeleton';
import { EndedSession, UnusableSession } from './EndedSession';
import { expectedInvestor } from '../session/session-effects';

interface PageGateProps {
  pending: ReactNode;
  children: ReactNode;
}

/**
 * Keeps screens from showing another investor's data (spec §1). A stored session waits until the platform confirms its
 * investor.
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
