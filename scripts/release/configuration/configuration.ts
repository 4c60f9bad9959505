import type { Candidate } from '@investor-portal/registry/choose';
import type { LiveHost } from '@investor-portal/registry/format';
import type { RegistryKey } from '@investor-portal/registry/signatures';
import type { RegistryLimits } from '@investor-portal/registry/verify';
import { CliError } from '../command-line/cli-error';

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
  /** What its commands begin with, such as `npx tsx releases.ts`; by default `pnpm`, whose scripts have their names. */
  command?: string;
  /** How the remotes and the host in `root` are built; absent where every build is handed over with `--from`. */
  sources?: Sources;
  /** Whether the contract covers a shared module: the version of any other is compared with the host's. */
  isOfContract: (module: string) => boolean;
  /** The module of which a page must have one copy, the host's, if a source in a source map is one. */
  singletonOf: (source: string) => string | undefined;
  /** What else is wrong with a stamped build, such as its size, in sentences. */
  faultsOf?: (name: RemoteName, dir: string, maps: string) => string[];
  /** How Prometheus is asked about a canary; absent where nobody measures. */
  metrics?: {
    /** The label by which the results of a query are told apart. */
    versionLabel: string;
    query: (measure: Measure, of: Compared) => string;
  };
}

interface Sources {
  /** The version of their contract. */
  contract: string;
  /** Builds a folder for production, or reuses a build of the same sources. */
  build: (folder: string, log: (line: string) => void) => Promise<Build>;
  /** The version that a build of a folder has now. */
  versionOf: (folder: string) => string;
  /** What a host that is built from them provides. */
  host: (version: string) => LiveHost;
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
  /** The roles in which a page may run them that do not count, such as a version that somebody has chosen for a tab. */
  uncounted: readonly Candidate['role'][];
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

/** @throws CliError where the product builds nothing in `root`. */
export function theseSources(): Sources {
  const { sources } = configuration();
  if (sources) return sources;
  throw new CliError('Nothing is built here: name a build with --from, or a host by its address.');
}

export const remoteNames = (): RemoteName[] => configuration().remotes.map(({ name }) => name);

/** The folders of all that is built: the host, and each remote. */
export const appFolders = (): string[] => [
  'host',
  ...configuration().remotes.map(({ folder }) => folder),
];
