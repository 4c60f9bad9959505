import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PageSkeleton } from '../screens/PageSkeleton';
import { loadRemote } from './load-remote';
import { mounts } from '../registry/remotes';

/** The place of a screen that may not show yet; its code is loaded meanwhile, so that the wait costs nothing. */
export function PendingScreen() {
  const { pathname } = useLocation();
  useEffect(() => {
    const mount = mounts.find(({ path }) => `${pathname}/`.startsWith(`${path}/`));
    // A failure is shown, and tried again, by the screen itself.
    if (mount) void loadRemote(mount.remote).catch(() => undefined);
  }, [pathname]);
  return <PageSkeleton />;
}
