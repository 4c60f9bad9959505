import contract from '@investor-portal/shared/federation/contract.json' with { type: 'json' };
import type { RemoteModule as LoadedModule } from '@investor-portal/loader/remote-module';
import type { RemoteName } from './remote-names';

/** The version of the contract between host and remotes, which is not the version of this package. */
export const contractVersion: string = contract.version;

export type { RemoteName };

export interface RemoteModule extends LoadedModule {
  name: RemoteName;
}

export function defineRemote(remote: RemoteModule): RemoteModule {
  return remote;
}
