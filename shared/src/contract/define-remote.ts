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

interface FetcherCall {
  /** Calls the fetcher, with placeholders that the page fills in: `{code}`, or a route parameter such as `{id}`. */
  call: () => Promise<unknown>;
  /** Paths in the response, such as `data.0.banner`. The first picture's key or link is at one of them. */
  picture?: readonly string[];
  /** Sent only for a visitor. Other requests are sent only for an investor. */
  visitor?: boolean;
}

interface ScreenPrefetch {
  /** The name of the screen's first frame, which `src/first-frame` of the remote renders and shows (decision 106). */
  firstFrame?: string;
  chunks?: readonly string[];
  calls?: readonly FetcherCall[];
}

/** The requests of each route pattern while the portal's script downloads (decision 80). Only the build runs them. */
export type PrefetchByRoute = Readonly<Record<string, ScreenPrefetch>>;
