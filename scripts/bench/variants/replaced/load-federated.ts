import type { RemoteModule, RemoteName } from '@investor-portal/shared/contract/define-remote';

// As the documentation of Module Federation begins: remotes named in the build, imported like modules.
const federated: Record<RemoteName, () => Promise<{ remote: RemoteModule }>> = {
  onboarding: () => import('onboarding/routes'),
  opportunities: () => import('opportunities/routes'),
  portfolio: () => import('portfolio/routes'),
};

const loaded = new Map<RemoteName, RemoteModule>();

export async function loadRemote(name: RemoteName): Promise<RemoteModule> {
  const { remote } = await federated[name]();
  loaded.set(name, remote);
  return remote;
}

export const retryRemote = loadRemote;

export function loadedRemote(name: RemoteName): RemoteModule | undefined {
  return loaded.get(name);
}
