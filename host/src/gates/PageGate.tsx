import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { unpreparedAtom } from '@investor-portal/shared/session/session';
import { PageSkeleton } from '../screens/PageSkeleton';
import { EndedSession, UnusableSession } from './EndedSession';
import { expectedInvestor, pageSessionAtom } from '../session/page-session';

interface PageGateProps {
  /** Stands where the screen will, until the platform has said whose it is. */
  awaited: ReactNode;
  children: ReactNode;
}

/**
 * No screen shows what belongs to another investor (spec §1): the place of one that an earlier page has kept waits for
 * the platform's word, and a session ends with sign-out and when another investor's is handed over, here or in another
 * tab.
 */
export function PageGate({ awaited, children }: PageGateProps) {
  const session = useAtomValue(pageSessionAtom);
  const unprepared = useAtomValue(unpreparedAtom);
  const [expected] = useState(() => expectedInvestor() !== undefined);
  if (unprepared === 'stopped') return <UnusableSession />;
  if (unprepared || session === 'leaving') return <PageSkeleton />;
  if (session === 'replaced' || session === 'signed-out') return <EndedSession as={session} />;
  return session === 'awaited' && expected ? awaited : children;
}
