import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { readFailureOf } from '@investor-portal/shared/partner-api/errors';
import { paths } from '@investor-portal/shared/routes/paths';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import { MessagePage } from '@investor-portal/shared/ui/MessagePage';
import { PendingScreen } from '../federation/PendingScreen';
import { PageSkeleton } from '../screens/PageSkeleton';
import { RetryButton } from '../screens/RetryButton';
import { pageSessionAtom, startedByHandoverAtom } from '../session/page-session';
import { destination } from './destination';
import { MissingSessionPage } from './lazy-gates';
import { useMissingHandover } from './use-missing-handover';

/** Shows the screen of the present address, or leads where the visit belongs (readings S2, S3). */
export function EntryGate({ needsSession = false }: { needsSession?: boolean }) {
  const { pathname, search, state } = useLocation();
  const hasToken = useAtomValue(accessTokenAtom) !== '';
  const session = useAtomValue(pageSessionAtom);
  const missing = useMissingHandover();
  const { data: user, error } = useUserDetails();
  const startedByHandover = useStartedByHandover(pathname);
  const registered = user && isRegistered(user);
  const page = { session, hasToken, startedByHandover, registered };
  const way = destination({ pathname, search, state, needsSession, ...page });
  if (way === 'show') return <Outlet />;
  if (way !== 'wait')
    return (
      <>
        <PageSkeleton />
        <Navigate to={way.to} state={way.state} replace />
      </>
    );
  if (hasToken && error) return <UserLoadError />;
  return pathname === paths.registration && missing ? (
    <MissingSessionPage reason={missing} />
  ) : (
    <PendingScreen />
  );
}

/** From the first screen on, `/` leads to the profile as in any other session. */
function useStartedByHandover(pathname: string): boolean {
  const [started, setStarted] = useAtom(startedByHandoverAtom);
  const hasLeftRoot = pathname !== paths.root;
  useEffect(() => {
    if (started && hasLeftRoot) setStarted(false);
  }, [started, hasLeftRoot, setStarted]);
  return started;
}

/** The investor's details decide which screen comes first (readings S2). */
function UserLoadError() {
  usePageTitle('Welcome');
  const { error, isValidating, mutate } = useUserDetails();
  return (
    <MessagePage live danger title="We couldn’t load your details" text={readFailureOf(error)}>
      <RetryButton busy={isValidating} onClick={() => void mutate()} />
    </MessagePage>
  );
}
