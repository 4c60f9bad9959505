import type { Visitor } from '@investor-portal/registry/choose';
import type { RegistryTrust } from './boot-registry';
import type { PageRegistry } from './load-registry';
import type { ReleaseState, RemoteFailure, RemoteState, RemoteStates } from './remote-states';

export interface LoaderConfiguration extends RegistryTrust {
  releasesUrl: string;
}

export type LoaderEvent =
  | { kind: 'remote'; remote: string; change: Partial<RemoteState> }
  | { kind: 'failure'; failure: RemoteFailure; release: ReleaseState | undefined };

export interface SharedModule {
  version: string;
  module: object;
}

export interface LoaderOptions {
  remotes: readonly string[];
  /** The remotes that may be missing from the registry. */
  optionalRemotes?: readonly string[];
  remoteAt: (pathname: string) => string | undefined;
  contract: string;
  /** By import specifier. */
  shared: Readonly<Record<string, SharedModule>>;
  configuration: () => LoaderConfiguration;
  visitor: () => Visitor | undefined;
  page: {
    remotes: (states: RemoteStates) => void;
    registry?: (registry: PageRegistry) => void;
    /** Called when the page needs a reload that would lose unsaved input. */
    reloadPending: () => void;
  };
  report: (event: LoaderEvent) => void;
  /** Returns the registry in the page if an earlier script has verified it (boot-registry.ts). */
  signedRegistry?: () => Promise<unknown> | undefined;
}

let currentOptions: LoaderOptions | undefined;

export function setLoaderOptions(options: LoaderOptions): void {
  currentOptions = options;
}

export function loaderOptions(): LoaderOptions {
  if (!currentOptions) throw new Error('startLoader has not been called.');
  return currentOptions;
}

export const loaderConfiguration = (): LoaderConfiguration => loaderOptions().configuration();
