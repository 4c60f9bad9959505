import * as v from 'valibot';
import type { Candidate } from '@investor-portal/registry/choose';
import type { Released } from '@investor-portal/registry/format';
import { candidatesOf } from './chosen-version';
import { developerOverrides } from './developer-override';
import { loadPreloaded } from './load-preloaded';
import { loaderConfiguration, loaderOptions } from './loader-options';
import { registryUrlOf } from './load-registry';
import { knownKillSwitch, refetchRelease, releaseAtPageLoad } from './page-registry';
import { allowReleaseScripts } from './release-files';
import { RemoteFailure } from './remote-failure';
import type { RemoteModule } from './remote-module';
import { reportFailure, setRemoteState } from './remote-states';
import { satisfiesContract } from './satisfies-contract';
import { federation } from './start-loader';
import { runPreloadedChunks } from './trusted-scripts';
import { watchConnection, type ConnectionWatch } from './use-retry-online';

const routeSchema = v.object({
  path: v.pipe(v.string(), v.startsWith('/')),
  element: v.any(),
  preload: v.optional(v.any()),
});

/** What a remote's `./routes` must export. Only the paths of its routes are inspected. */
const remoteModuleSchema = v.object({
  remote: v.object({
    name: v.string(),
    contract: v.string(),
    routes: v.array(routeSchema),
  }) satisfies v.GenericSchema<unknown, RemoteModule>,
});

// A page keeps the versions it started with. Failures are not cached.
const remotes = new Map<string, Promise<RemoteModule>>();
const loadedRemotes = new Map<string, RemoteModule>();
const failedBefore = new Set<string>();
const watches = new Map<string, ConnectionWatch>();

/**
 * Loads a remote on first use; concurrent and later calls share the module. Tries the versions of `candidatesOf` in
 * order, then those that a refetched registry names instead, because the page's own may name files that have been removed.
 * After a failure the next call begins with a refetched registry.
 * @throws RemoteFailure
 */
export function loadRemote(name: string): Promise<RemoteModule> {
  const known = remotes.get(name);
  if (known) return known;
  watches.get(name)?.stop();
  const watch = watchConnection();
  watches.set(name, watch);
  const loading = loadReleased(name);
  remotes.set(name, loading);
  loading.then(
    (remote) => {
      watch.stop();
      loadedRemotes.set(name, remote);
      failedBefore.delete(name);
    },
    () => {
      remotes.delete(name);
      failedBefore.add(name);
    },
  );
  return loading;
}

/** The watch of the last attempt to load a remote; undefined before the first. */
export function lastAttempt(name: string): ConnectionWatch | undefined {
  return watches.get(name);
}

/** The module of a remote, if this page has already loaded it. */
export function loadedRemote(name: string): RemoteModule | undefined {
  return loadedRemotes.get(name);
}

/**
 * Loads a remote after a failure. One that was loaded and then switched off comes back in the version this page started
 * with, once a refetched registry allows it.
 * @throws RemoteFailure
 */
export async function retryRemote(name: string): Promise<RemoteModule> {
  if (remotes.has(name)) await refetchRelease(name);
  return loadRemote(name);
}

async function loadReleased(name: string): Promise<RemoteModule> {
  const startedAt = performance.now();
  setRemoteState(name, { status: 'loading', reasons: [] });
  try {
    const [remote, chosen, released] = await loadChosen(name);
    const { version, role, release } = chosen;
    setRemoteState(name, {
      status: 'loaded',
      version,
      role,
      contract: release.contract,
      folder: new URL('.', manifestOf(name, released, chosen)).href,
      loadedInMs: Math.round(performance.now() - startedAt),
    });
    return remote;
  } catch (error) {
    const failure = RemoteFailure.from(name, error);
    const off = failure.kind === 'switched-off';
    if (off || failure.kind === 'registry') reportFailure(failure);
    setRemoteState(name, { status: off ? 'switched off' : 'failed' });
    throw failure;
  }
}

type Loaded = [RemoteModule, Candidate, Released];

async function loadChosen(name: string): Promise<Loaded> {
  const developed = devBuildOf(name);
  // What was switched off since the page opened is on in the registry of its start.
  if (developed || failedBefore.has(name) || knownKillSwitch(name) !== undefined) {
    const released = await (developed ?? refetchRelease(name));
    return loadFirstUsable(name, released, candidatesOf(name, released));
  }
  const released = await releaseAtPageLoad(name);
  const candidates = candidatesOf(name, released);
  try {
    return await loadFirstUsable(name, released, candidates);
  } catch (error) {
    // A page may be older than the release that replaced all it knows of.
    const newer = await refetchRelease(name).catch((reason: unknown) => {
      const isOff = reason instanceof RemoteFailure && reason.kind === 'switched-off';
      throw isOff ? reason : error;
    });
    const tried = candidates.map(({ release }) => release.entry);
    const untried = candidatesOf(name, newer).filter(
      ({ release }) => !tried.includes(release.entry),
    );
    if (untried.length === 0) throw error;
    return loadFirstUsable(name, newer, untried);
  }
}

// The development build that replaces the remote in this tab, if any (developer-override.ts).
function devBuildOf(name: string): Promise<Released> | undefined {
  const manifest = developerOverrides()[name];
  if (!manifest) return undefined;
  return import('./dev-build').then(({ devBuild }) => devBuild(name, manifest));
}

async function loadFirstUsable(
  name: string,
  released: Released,
  candidates: readonly Candidate[],
): Promise<Loaded> {
  let firstFailure: RemoteFailure | undefined;
  for (const candidate of candidates) {
    try {
      return [await loadVersion(name, released, candidate), candidate, released];
    } catch (error) {
      const failure = RemoteFailure.from(name, error);
      reportFailure(failure, candidate);
      firstFailure ??= failure;
    }
  }
  throw (
    firstFailure ?? new RemoteFailure(name, 'registry', `The registry has no release of ${name}.`)
  );
}

async function loadVersion(
  name: string,
  released: Released,
  candidate: Candidate,
): Promise<RemoteModule> {
  const { version, release } = candidate;
  const { contract } = loaderOptions();
  if (!satisfiesContract(contract, release.contract)) {
    const message = `${name} ${version} needs contract ${release.contract}, the portal has ${contract}.`;
    throw new RemoteFailure(name, 'contract', message);
  }
  const manifest = manifestOf(name, released, candidate);
  const folder = new URL('.', manifest).href;
  const { entry, integrity } = await scriptsOf(name, manifest, candidate);
  const scripts = allowReleaseScripts(folder, integrity, version);
  const address = new URL(entry, folder).href;
  runPreloadedChunks(scripts, address);
  const exposed = await loadPreloaded<unknown>(() => {
    // `force` replaces what an earlier failed attempt registered.
    federation().registerRemotes([{ name, entry: address }], { force: true });
    return federation().loadRemote(`${name}/routes`);
  });
  const parsed = v.safeParse(remoteModuleSchema, exposed);
  if (!parsed.success || parsed.output.remote.name !== name)
    throw new RemoteFailure(name, 'module', `${name} ${version} does not expose its routes.`);
  return parsed.output.remote;
}

async function scriptsOf(name: string, manifest: string, { version, release, role }: Candidate) {
  if (release.start) return release.start;
  if (role === 'chosen' && release.integrity) {
    const { startOfManifest } = await import('./start-of-manifest');
    return startOfManifest(manifest, release.integrity);
  }
  // Without hashes only what an engineer works on: their own build, or all of a development host.
  const isDeveloped = !!developerOverrides()[name] || process.env.NODE_ENV !== 'production';
  if (release.integrity || !isDeveloped)
    throw new Error(`The registry lists no scripts of ${version}.`);
  const { devEntry } = await import('./dev-build');
  // It says of one version that it cannot be loaded, not of the registry.
  const entry = await devEntry(manifest).catch((cause: unknown) => {
    throw new Error(String(cause), { cause });
  });
  return { entry, integrity: undefined };
}

function manifestOf(name: string, { base }: Released, { release }: Candidate): string {
  const address = registryUrlOf(loaderConfiguration().releasesUrl, name);
  const registry = new URL(address, window.location.href);
  return new URL(release.entry, new URL(base ?? '.', registry)).href;
}
