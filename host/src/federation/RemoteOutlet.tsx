import { useEffect, useMemo } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import type { RemoteModule } from '@investor-portal/loader/remote-module';
import { HostMessage } from '../screens/HostMessage';
import { PageSkeleton } from '../screens/PageSkeleton';
import { RetryButton } from '../screens/RetryButton';
import { killSwitchReason } from '@investor-portal/loader/page-registry';
import { overridingBuild } from '@investor-portal/loader/tab-overrides';
import { RemoteFailure } from '@investor-portal/loader/remote-failure';
import { reportFailure, setRemoteState } from '@investor-portal/loader/remote-states';
import { hasUnsavedInput } from '@investor-portal/loader/unsaved-input';
import { RenderBoundary } from './RenderBoundary';
import { routesBelow } from './routes-below';
import { useRemote } from '@investor-portal/loader/use-remote';

/**
 * The screens of a remote below one of its mounts. A loading, failing or crashing remote affects only these screens.
 */
export function RemoteOutlet({ name, mount }: { name: string; mount: string }) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const { remote, failure, retry, unload } = useRemote(name, address);
  if (failure)
    return (
      <HostMessage of={failure.kind === 'switched-off' ? 'remote-off' : 'remote-lost'}>
        <RetryButton onClick={retry} />
      </HostMessage>
    );
  if (!remote) return <PageSkeleton />;
  return (
    <RenderBoundary remote={name} pathname={pathname}>
      <KillSwitchWatcher key={address} name={name} onSwitchedOff={unload} />
      <RemoteRoutes remote={remote} mount={mount} />
    </RenderBoundary>
  );
}

function RemoteRoutes({ remote, mount }: { remote: RemoteModule; mount: string }) {
  const routes = useMemo(() => routesBelow(mount, remote), [mount, remote]);
  return useRoutes(routes);
}

interface KillSwitchWatcherProps {
  name: string;
  onSwitchedOff: (failure: RemoteFailure) => void;
}

/** Checks at every address whether the remote has been switched off since the page opened. */
function KillSwitchWatcher({ name, onSwitchedOff }: KillSwitchWatcherProps) {
  useEffect(() => {
    // The kill switch applies to releases. An engineer may be working on the fix in a development build.
    if (overridingBuild(name)) return undefined;
    let unmounted = false;
    void killSwitchReason(name).then((reason) => {
      if (unmounted) return;
      if (reason === undefined) return setRemoteState(name, { status: 'loaded' });
      // Showing the failure would discard unsaved input, so the next screen checks again.
      if (hasUnsavedInput()) return;
      const failure = new RemoteFailure(name, 'switched-off', reason);
      reportFailure(failure);
      setRemoteState(name, { status: 'switched off' });
      onSwitchedOff(failure);
    });
    return () => {
      unmounted = true;
    };
  }, [name, onSwitchedOff]);
  return null;
}
