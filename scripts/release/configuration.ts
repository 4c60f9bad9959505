import type { LiveHost } from '@investor-portal/registry/format';
import type { RegistryKey } from '@investor-portal/registry/signatures';
import type { RegistryLimits } from '@investor-portal/registry/verify';

/** A product adds the names of its remotes, so that its own compiler refuses a wrong one. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Remotes {}
export type RemoteName = Extract<keyof Remotes, string>;

export interface Build {
  folder: string;
  version: string;
  /** The folder of the finished build: what is published. */
  dist: string;
  /** The folder of its source maps, which carry the sources, and its SBOM. Never published. */
  maps: string;
}

/** All that the release tool knows of the product whose remotes it releases. */
export interface ReleaseConfiguration {
  /** Its remotes, each with the folder of its sources in `root`. */
  remotes: readonly { name: RemoteName; folder: string }[];
  /** The repository. The host's sources are in its folder `host`. */
  root: string;
  /** The place that commands without `--to` work on. */
  localStore: string;
  /** The version of the contract that the sources have. */
  contract: string;
  /** Builds a folder of the sources for production, or reuses a build of the same sources. */
  build: (folder: string, log: (line: string) => void) => Promise<Build>;
  /** The version that a build of a folder has now. */
  sourceVersion: (folder: string) => string;
  /** What a host of these sources provides. */
  hostOfTheseSources: (version: string) => LiveHost;
  /** Whether the contract covers a shared module: the version of any other is compared with the host's. */
  isOfContract: (module: string) => boolean;
  /** The module of which a page must have one copy, the host's, if a source in a source map is one. */
  singletonOf: (source: string) => string | undefined;
  /** What else is wrong with a stamped build, such as its size, in sentences. */
  faultsOf: (name: RemoteName, dir: string, maps: string) => string[];
  /** What a host with this configuration asks of a registry; undefined where it names no keys. */
  trustOf: (configuration: string) => HostTrust | undefined;
  /** How Prometheus is asked about a canary. */
  metrics: {
    /** The label by which the results of a query are told apart. */
    versionLabel: string;
    query: (measure: Measure, of: Compared) => string;
  };
}

/** What a host asks of a registry. */
export interface HostTrust extends RegistryLimits {
  keys: readonly RegistryKey[];
  /** Whether it has a registry for each remote (decision 68). */
  perRemote: boolean;
}

/** What is compared of two releases of a remote. */
export const measures = ['loads', 'failures', 'errors', 'lcpCount', 'lcp'] as const;
export type Measure = (typeof measures)[number];

/** Releases of a remote that are compared. */
export interface Compared {
  remote: string;
  versions: readonly string[];
  /** A duration of Prometheus, such as `30m`. */
  window: string;
}

let given: ReleaseConfiguration | undefined;

/** Call it before anything else of the tool. */
export function configureReleases(configuration: ReleaseConfiguration): void {
  given = configuration;
}

export function configuration(): ReleaseConfiguration {
  if (!given) throw new Error('configureReleases has not been called.');
  return given;
}

export const remoteNames = (): RemoteName[] => configuration().remotes.map(({ name }) => name);

/** The folders of all that is built: the host, and each remote. */
export const appFolders = (): string[] => [
  'host',
  ...configuration().remotes.map(({ folder }) => folder),
];
