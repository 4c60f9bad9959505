import type { ReactNode } from 'react';
import contract from '@investor-portal/shared/federation/contract.json' with { type: 'json' };
import type { RemoteName } from './remote-names';

/** The version of the contract between host and remotes, which is not the version of this package. */
export const contractVersion: string = contract.version;

export type { RemoteName };

/** A full URL pattern of spec §2 (`/main/portfolio/stock-position/:id`) and its screen. */
export interface RemoteRoute {
  path: string;
  element: ReactNode;
  /** Starts to load what the screen needs besides the routes. Never rejects: the screen itself shows a failure. */
  preload?: () => Promise<void>;
}

/** What every remote exposes as `./routes`. */
export interface RemoteModule {
  name: RemoteName;
  /** The contract version the remote was built against. */
  contract: string;
  routes: readonly RemoteRoute[];
}

export function defineRemote(remote: RemoteModule): RemoteModule {
  return remote;
}
