import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { SkipLink } from '@investor-portal/shared/ui/SkipLink';
import { AwaitedScreen } from '../federation/AwaitedScreen';
import { PageGate } from '../session/PageGate';
import { useEntry } from '../session/use-entry';
import { useKeptUser } from '../session/use-kept-user';
import { useSecondReading } from '../session/use-second-reading';
import { useFrameReports } from '../handover/use-frame-reports';
import { LoadingOverlay } from './LoadingOverlay';
import { Notices } from './Notices';
import { PortalHeader } from './PortalHeader';

/** What stays while screens change: header with the navigation, one `main`, the overlay. */
export function PortalLayout() {
  const { pathname } = useLocation();
  useEntry();
  useKeptUser();
  useSecondReading();
  useFrameReports(pathname);
  return (
    <>
      <SkipLink target="content" />
      <PortalHeader />
      <main id="content" tabIndex={-1}>
        <Notices />
        <PageGate awaited={<AwaitedScreen />}>
          <Outlet />
        </PageGate>
      </main>
      <LoadingOverlay />
      <ScrollRestoration />
    </>
  );
}
