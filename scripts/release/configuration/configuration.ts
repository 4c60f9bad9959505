import type { LiveHost } from '@investor-portal/registry/format';
import type { RegistryKey } from '@investor-portal/registry/signatures';
import type { RegistryLimits } from '@investor-portal/registry/verify';
import { CliError } from '../command-line/cli-error';

/** A product declares its remotes' names here, so the compiler rejects a wrong name. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Remotes {}
export type RemoteName = Extract<keyof Remotes, string>;

export interface Build {
  folder: string;
  version: string;
  /** The folder of the finished build, which is published. */
  dist: string;
  /** The folder of the source maps and the SBOM. The source maps contain the sources, so this folder is never published. */
  maps: string;
}

export interface ReleaseConfiguration {
  /** The product's remotes, each with the folder of its sources in `root`. */
  remotes: readonly { name: RemoteName; folder: string }[];
  /** The root of the repository. The host's sources are in its folder `host`. */
  root: string;
  /** The store that commands without `--to` use. */
  localStore: string;
  /** How the remotes and the host in `root` are built; absent if every build is passed with `--from`. */
  sources?: Sources;
  /** Whether the contract covers a shared module. The versions of other shared modules are compared with the host's. */
  isOfContract: (module: string) => boolean;
  /** Returns the singleton module that a source belongs to, if any. A page must only load the host's copy of a singleton. */
  singletonOf: (source: string) => string | undefined;
  /** Returns further faults of a stamped build, such as its size, as sentences. */
  faultsOf?: (name: RemoteName, dir: string, maps: string) => string[];
}

interface Sources {
  contract: string;
  /** Returns why the version of the contract is too low for its changes, as sentences. */
  contractFaults: () => string[];
  /** Builds a folder for production, or reuses a build of the same sources. */
  build: (folder: string, log: (line: string) => void) => Promise<Build>;
  /** Returns the version that a build of the folder would have now. */
  versionOf: (folder: string) => string;
  /** Returns the registry entry of a host that is built from these sources. */
  host: (version: string) => LiveHost;
}

/** The keys and limits with which a host verifies a registry. */
export interface HostTrust extends RegistryLimits {
  keys: readonly RegistryKey[];
}

let given: ReleaseConfiguration | undefined;

/** Sets the configuration. Call this before any other function of the tool. */
export function configureReleases(configuration: ReleaseConfiguration): void {
  given = configuration;
}

export function configuration(): ReleaseConfiguration {
  if (!given) throw new Error('configureReleases has not been called.');
  return given;
}

/** @throws CliError if the product builds nothing in `root`. */
export function theseSources(): Sources {
  const { sources } = configuration();
  if (sources) return sources;
  throw new CliError('Nothing is built here: name a build with --from, or a host by its address.');
}

export const remoteNames = (): RemoteName[] => configuration().remotes.map(({ name }) => name);

export const appFolders = (): string[] => [
  'host',
  ...configuration().remotes.map(({ folder }) => folder),
];
