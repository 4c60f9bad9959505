import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { readFailureOf } from '@investor-portal/shared/partner-api/errors';
import { paths } from '@investor-portal/shared/routes/paths';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import { pageSessionAtom, type PageSession } from '@investor-portal/shared/session/page-session';
import { PageSkeleton, PendingScreen } from '../federation/PendingScreen';
import { HostMessage, RetryButton } from '../screens/HostMessage';
import { report } from '../session/session-effects';
import { destination, startedByHandover } from './destination';
import { MissingSessionPage } from './lazy-gates';
import { useMissingHandover } from './use-missing-handover';

export function EntryGate({ needsSession = false }: { needsSession?: boolean }) {
  const { pathname, search, state } = useLocation();
  const session = useAtomValue(pageSessionAtom);
  const missing = useMissingHandover();
  const details = useUserDetails();
  useFirstScreenLeft(pathname, session);
  const registered = details.data && isRegistered(details.data);
  const way = destination({ pathname, search, state, needsSession, session, registered });
  if (way === 'show') return <Outlet />;
  if (typeof way === 'object')
    return (
      <>
        <PageSkeleton />
        <Navigate to={way.to} state={way.state} replace />
      </>
    );
  if (session.name === 'active' && details.error)
    return (
      <HostMessage of="no-details" text={readFailureOf(details.error)}>
        <RetryButton busy={details.isValidating} onClick={() => void details.mutate()} />
      </HostMessage>
    );
  return pathname === paths.registration && missing ? (
    <MissingSessionPage reason={missing} />
  ) : (
    <PendingScreen />
  );
}

/** After the first screen, `/` leads to the profile as in any other session. */
function useFirstScreenLeft(pathname: string, session: PageSession): void {
  const hasLeft = startedByHandover(session) && pathname !== paths.root;
  useEffect(() => {
    if (hasLeft) report({ type: 'first screen left' });
  }, [hasLeft]);
}
