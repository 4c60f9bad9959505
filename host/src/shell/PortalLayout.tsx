import { Outlet, useLocation } from 'react-router-dom';
import { useEffect } from 'react';
import { paths } from '@investor-portal/shared/routes/paths';
import { PendingScreen } from '../federation/PendingScreen';
import { ExpiredSession } from '../gates/lazy-gates';
import { PageGate } from '../gates/PageGate';
import { useHandoverTimeout } from '../gates/use-missing-handover';
import {
  usePersistedUser,
  useRefetchUserOnNavigation,
  useReportedUserError,
} from '../gates/keep-user-current';
import { LoadingOverlay } from './LoadingOverlay';
import { Notices } from './Notices';
import { PortalHeader } from './PortalHeader';
import { SkipLink } from './SkipLink';
import { watchContentHeight } from './watch-content-height';
import { notifyPlatform } from '../platform/platform';
import { reportScreen } from '../gates/platform-screens';

export function PortalLayout() {
  const { pathname, search } = useLocation();
  useHandoverTimeout();
  usePersistedUser();
  useReportedUserError();
  useRefetchUserOnNavigation();
  useFrameReports(pathname, search);
  return (
    <>
      <SkipLink target="content" />
      <PortalHeader />
      <main id="content" tabIndex={-1}>
        <Notices />
        <PageGate pending={<PendingScreen />}>
          <Outlet />
        </PageGate>
      </main>
      <LoadingOverlay />
      <ExpiredSession />
    </>
  );
}

function useFrameReports(path: string, search: string): void {
  useEffect(() => {
    notifyPlatform({ action: 'portal:navigated', value: { path, search } });
  }, [path, search]);
  useEffect(() => {
    if (path !== paths.root) void reportScreen(path);
  }, [path]);
  useEffect(
    () =>
      watchContentHeight((height) =>
        notifyPlatform({ action: 'portal:resize', value: { height } }),
      ),
    [],
  );
}
