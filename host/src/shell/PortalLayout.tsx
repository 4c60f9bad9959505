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
import { reportScreen } from '../gates/platform-screens';
import { notifyPlatform } from '../platform/platform';
import { LoadingOverlay } from './LoadingOverlay';
import { Notices } from './Notices';
import { PortalHeader } from './PortalHeader';
import { SkipLink } from './SkipLink';

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

const pauseMs = 400;

/**
 * Calls back with the height in px that the frame needs to show the whole page. It does not depend on the frame's own
 * height, so that a frame with `height: 'auto'` settles at once. A lower height waits for a pause, because a loading
 * screen is low for a moment. Returns a function that stops.
 */
function watchContentHeight(onHeight: (height: number) => void): () => void {
  let last = 0;
  let timer: number | undefined;
  const { documentElement: root } = document;
  const update = () => {
    const { height: ofPage } = root.getBoundingClientRect();
    // In a frame that the platform has hidden, all sizes are 0.
    if (ofPage === 0) return;
    const hiddenRows = [...document.querySelectorAll('[data-fills-frame]')].map(
      ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
    );
    const height = Math.ceil(hiddenRows.reduce((sum, rows) => sum + rows, ofPage));
    window.clearTimeout(timer);
    if (height > last) report(height);
    else if (height < last) timer = window.setTimeout(report, pauseMs, height);
  };
  const report = (height: number) => {
    last = height;
    onHeight(height);
  };
  const observer = new ResizeObserver(update);
  observer.observe(root);
  return () => {
    window.clearTimeout(timer);
    observer.disconnect();
  };
}
