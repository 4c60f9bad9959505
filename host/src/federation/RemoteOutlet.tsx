import { useMemo } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import type { RemoteModule, RemoteName } from '@investor-portal/shared/contract/define-remote';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { PageSkeleton } from '../screens/PageSkeleton';
import type { RemoteFailure } from './remote-failure';
import { RenderBoundary } from './RenderBoundary';
import { routesBelow } from './routes-below';
import { KillSwitchWatcher } from './KillSwitchWatcher';
import { useRemote } from './use-remote';

/**
 * The screens of a remote, below the part of the address space it is mounted on. While it loads, where it
 * cannot be loaded and where it breaks, everything around it stays as it is.
 */
export function RemoteOutlet({ name, mount }: { name: RemoteName; mount: string }) {
  const { pathname } = useLocation();
  const { remote, failure, retry, stop } = useRemote(name);
  if (failure) return <ErrorState {...explain(failure)} onRetry={retry} />;
  if (!remote) return <PageSkeleton />;
  return (
    <RenderBoundary remote={name} pathname={pathname}>
      <KillSwitchWatcher key={pathname} name={name} onSwitchedOff={stop} />
      <RemoteRoutes remote={remote} mount={mount} />
    </RenderBoundary>
  );
}

function explain({ kind }: RemoteFailure): { title: string; message: string } {
  if (kind === 'switched-off')
    return {
      title: 'This part of the portal is switched off for now.',
      message: 'Everything else still works. Please try again later.',
    };
  return {
    title: 'This part of the portal could not be loaded.',
    message: 'Everything else still works. Check your connection and try again.',
  };
}

function RemoteRoutes({ remote, mount }: { remote: RemoteModule; mount: string }) {
  const routes = useMemo(() => routesBelow(mount, remote), [mount, remote]);
  return useRoutes(routes);
}
