import type { RemoteModule, RemoteName } from '@investor-portal/shared/contract/define-remote';

// In a monolith a remote is a part of the same build.
const parts: Record<RemoteName, () => Promise<{ remote: RemoteModule }>> = {
  onboarding: () => import(/* webpackChunkName: "onboarding" */ 'bench-remote/onboarding'),
  opportunities: () => import(/* webpackChunkName: "opportunities" */ 'bench-remote/opportunities'),
  portfolio: () => import(/* webpackChunkName: "portfolio" */ 'bench-remote/portfolio'),
};

const loaded = new Map<RemoteName, RemoteModule>();

export async function loadRemote(name: RemoteName): Promise<RemoteModule> {
  const { remote } = await parts[name]();
  loaded.set(name, remote);
  return remote;
}

export const retryRemote = loadRemote;

export function loadedRemote(name: RemoteName): RemoteModule | undefined {
  return loaded.get(name);
}
