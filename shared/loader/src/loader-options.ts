import type { Visitor } from '@investor-portal/registry/choose';
import type { RegistryKey } from '@investor-portal/registry/signatures';
import type { ServedRegistry } from './load-registry';
import type { RemoteFailure } from './remote-failure';
import type { RemoteState, RemoteStates } from './remote-states';

/** What a deployment says about releases. */
export interface LoaderConfiguration {
  /** The registry's address; `{remote}` in it stands for a remote's name, where each has a registry of its own. */
  releasesUrl: string;
  /** Keys, one of which must have signed the registry. Absent: it needs no signature. */
  registryKeys?: RegistryKey[] | undefined;
  registryMinSerial?: number | undefined;
  /** The age past which a registry is refused, hours. */
  registryMaxAge?: number | undefined;
  /** The origins from which a tab may take development builds. */
  developerOrigins?: readonly string[] | undefined;
  /** The cohorts whose members may choose a version for a tab. */
  testerCohorts?: readonly string[] | undefined;
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

/** All that the loader knows of the product whose remotes it loads. */
export interface LoaderOptions {
  /** The remotes' names, as the registry has them. */
  remotes: readonly string[];
  /** Those of them that the registry may not have yet. */
  optionalRemotes?: readonly string[];
  /** The remote to which an address of the page belongs. */
  remoteAt: (pathname: string) => string | undefined;
  /** The version of the contract that the host keeps with its remotes. */
  contract: string;
  /** The modules that remotes take from the host, by import specifier. */
  shared: Readonly<Record<string, SharedModule>>;
  configuration: () => LoaderConfiguration;
  /** Decides who gets a canary; undefined when nobody is known. */
  visitor: () => Visitor | undefined;
  /** Shows what changes in the page. */
  page: {
    remotes: (states: RemoteStates) => void;
    /** The registry has been read, at page load or again. */
    registry?: (registry: ServedRegistry) => void;
    /** The page needs a reload to go on, which would lose unsaved input. */
    reloadPending: () => void;
  };
  report: (event: LoaderEvent) => void;
  /** The registry in the page, where an earlier script has verified it (boot-registry.ts). */
  signedRegistry?: () => Promise<unknown> | undefined;
}

let given: LoaderOptions | undefined;

export function setLoaderOptions(options: LoaderOptions): void {
  given = options;
}

export function loaderOptions(): LoaderOptions {
  if (!given) throw new Error('startLoader has not been called.');
  return given;
}

export const loaderConfiguration = (): LoaderConfiguration => loaderOptions().configuration();
