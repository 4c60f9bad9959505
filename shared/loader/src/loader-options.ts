import type { Visitor } from '@investor-portal/registry/choose';
import type { RegistryKey } from '@investor-portal/registry/signatures';
import type { PageRegistry } from './load-registry';
import type { RemoteFailure, RemoteState, RemoteStates } from './remote-states';

export interface LoaderConfiguration {
  /** The registry's address. */
  releasesUrl: string;
  /** One of these keys must have signed the registry. If absent, the registry needs no signature. */
  registryKeys?: RegistryKey[] | undefined;
  registryMinSerial?: number | undefined;
  /** A registry that is older than this many hours is refused. */
  registryMaxAge?: number | undefined;
}

export type LoaderEvent =
  | { kind: 'remote'; remote: string; change: Partial<RemoteState> }
  | {
      kind: 'failure';
      failure: RemoteFailure;
      release: Pick<RemoteState, 'version' | 'role'> | undefined;
    };

export interface SharedModule {
  version: string;
  module: object;
}

export interface LoaderOptions {
  remotes: readonly string[];
  /** The remotes that may be missing from the registry. */
  optionalRemotes?: readonly string[];
  /** Returns the remote that owns an address of the page. */
  remoteAt: (pathname: string) => string | undefined;
  contract: string;
  /** The modules that remotes take from the host, by import specifier. */
  shared: Readonly<Record<string, SharedModule>>;
  configuration: () => LoaderConfiguration;
  /** Returns the visitor, who decides about the canary. Undefined if the visitor is unknown. */
  visitor: () => Visitor | undefined;
  page: {
    remotes: (states: RemoteStates) => void;
    /** Called when the registry has been read, at page load or later. */
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
