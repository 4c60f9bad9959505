import type { RemoteModule, RemoteName } from '@investor-portal/shared/contract/define-remote';

// In a monolith a remote is a part of the same build.
const parts: Record<RemoteName, () => Promise<{ remote: RemoteModule }>> = {
  onboarding: () => import(/* webpackChunkName: "onboarding" */ 'bench-remote/onboarding'),
  opportunities: () => import(/* webpackChunkName: "opportunities" */ 'bench-remote/opportunities'),
  portfolio: () => import(/* webpackChunkName: "portfolio" */ 'bench-remote/portfolio'),
};

export async function loadRemote(name: RemoteName): Promise<RemoteModule> {
  return (await parts[name]()).remote;
}
