import type { RemoteModule, RemoteName } from '@investor-portal/shared/contract/define-remote';

// As the documentation of Module Federation begins: remotes named in the build, imported like modules.
const federated: Record<RemoteName, () => Promise<{ remote: RemoteModule }>> = {
  onboarding: () => import('onboarding/routes'),
  opportunities: () => import('opportunities/routes'),
  portfolio: () => import('portfolio/routes'),
};

export async function loadRemote(name: RemoteName): Promise<RemoteModule> {
  return (await federated[name]()).remote;
}
