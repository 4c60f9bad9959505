import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { SkipLink } from '@investor-portal/shared/ui/SkipLink';
import { PendingScreen } from '../federation/PendingScreen';
import { ExpiredSession } from '../gates/ExpiredSession';
import { PageGate } from '../gates/PageGate';
import { useHandoverTimeout } from '../gates/use-missing-handover';
import { useHandoverNavigation } from '../gates/use-handover-navigation';
import { usePersistedUser } from '../gates/use-persisted-user';
import { useRefetchUserOnNavigation } from '../gates/use-refetch-user-on-navigation';
import { useFrameReports } from '../platform/use-frame-reports';
import { LoadingOverlay } from './LoadingOverlay';
import { Notices } from './Notices';
import { PortalHeader } from './PortalHeader';

/** The frame around every screen: the header with the navigation, `main` and the loading overlay. */
export function PortalLayout() {
  const { pathname } = useLocation();
  useHandoverTimeout();
  useHandoverNavigation();
  usePersistedUser();
  useRefetchUserOnNavigation();
  useFrameReports(pathname);
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
      <ScrollRestoration />
    </>
  );
}
