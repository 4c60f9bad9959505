import { useMemo } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import type { RemoteModule, RemoteName } from '@investor-portal/shared/contract/define-remote';
import { PageSkeleton } from '../screens/PageSkeleton';
import { RemoteFailurePage } from './RemoteFailurePage';
import { RenderBoundary } from './RenderBoundary';
import { routesBelow } from './routes-below';
import { KillSwitchWatcher } from './KillSwitchWatcher';
import { useRemote } from './use-remote';

/** The screens of a remote below one of its mounts. Loading, failing and crashing stay inside it. */
export function RemoteOutlet({ name, mount }: { name: RemoteName; mount: string }) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const { remote, failure, retry, unload } = useRemote(name, address);
  if (failure) return <RemoteFailurePage kind={failure.kind} onRetry={retry} />;
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
