import * as v from 'valibot';
import {
  chooseReleases,
  type Candidate,
  satisfiesContract,
} from '@investor-portal/registry/choose';
import type { RegistryEntry } from '@investor-portal/registry/format';
import { loadPreloaded } from './load-preloaded';
import { loaderConfiguration, loaderOptions } from './loader-options';
import { knownKillSwitch, refetchRelease, releaseAtPageLoad } from './page-registry';
import type { RemoteModule } from './remote-module';
import { RemoteFailure, reportFailure, setRemoteState } from './remote-states';
import { federation } from './start-loader';
import { allowReleaseScripts, runPreloadedChunks } from './trusted-scripts';
import { overridingBuild } from './tab-overrides';

const routeSchema = v.object({
  path: v.pipe(v.string(), v.startsWith('/')),
  element: v.any(),
  preload: v.optional(v.any()),
});

/** Only the paths of a remote's routes are inspected. */
const remoteModuleSchema: v.GenericSchema<unknown, { remote: RemoteModule }> = v.object({
  remote: v.object({ name: v.string(), contract: v.string(), routes: v.array(routeSchema) }),
});

interface Attempt {
  loading: Promise<RemoteModule>;
  remote?: RemoteModule;
  hasFailed?: true;
}

// A page keeps the versions that it started with. After a failure, the next attempt replaces the last.
const attempts = new Map<string, Attempt>();

// Tries the versions of `chooseReleases` in order. If all fail, tries those in a refetched registry, because files of the old
// versions may have been removed. After a failure, the next call starts with a refetched registry.
export function loadRemote(name: string): Promise<RemoteModule> {
  const last = attempts.get(name);
  if (last && !last.hasFailed) return last.loading;
  const attempt: Attempt = { loading: loadReleased(name, last !== undefined) };
  attempts.set(name, attempt);
  attempt.loading.then(
    (remote) => void (attempt.remote = remote),
    () => void (attempt.hasFailed = true),
  );
  return attempt.loading;
}

export function getLoadedRemote(name: string): RemoteModule | undefined {
  return attempts.get(name)?.remote;
}

/** Once the registry enables a remote again, its version from the start of this page comes back. */
export async function retryRemote(name: string): Promise<RemoteModule> {
  const last = attempts.get(name);
  if (last && !last.hasFailed) await refetchRelease(name);
  return loadRemote(name);
}

async function loadReleased(name: string, isRetry: boolean): Promise<RemoteModule> {
  const startedAt = performance.now();
  setRemoteState(name, { status: 'loading', reasons: [] });
  try {
    const [remote, chosen, released] = await loadChosen(name, isRetry);
    const { version, role, release } = chosen;
    setRemoteState(name, {
      status: 'loaded',
      version,
      role,
      contract: release.contract,
      folder: new URL('.', manifestOf(released, chosen)).href,
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

type LoadedVersion = [RemoteModule, Candidate, RegistryEntry];

async function loadChosen(name: string, isRetry: boolean): Promise<LoadedVersion> {
  const build = overridingBuild(name);
  // After a failure, or if the remote was switched off later, the registry of the page load is out of date.
  if (build || isRetry || knownKillSwitch(name) !== undefined) {
    const released = build
      ? await (await import('./dev-build')).devBuild(name, build)
      : await refetchRelease(name);
    return loadFirstUsable(name, released, candidatesOf(name, released));
  }
  const released = await releaseAtPageLoad(name);
  const candidates = candidatesOf(name, released);
  try {
    return await loadFirstUsable(name, released, candidates);
  } catch (error) {
    // All the releases that this page knows may have been replaced since it opened.
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

function candidatesOf(name: string, released: RegistryEntry): Candidate[] {
  return chooseReleases(name, released, loaderOptions().visitor());
}

async function loadFirstUsable(
  name: string,
  released: RegistryEntry,
  candidates: readonly Candidate[],
): Promise<LoadedVersion> {
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
  released: RegistryEntry,
  candidate: Candidate,
): Promise<RemoteModule> {
  const { version, release } = candidate;
  const { contract } = loaderOptions();
  if (!satisfiesContract(contract, release.contract)) {
    const message = `${name} ${version} needs contract ${release.contract}, the portal has ${contract}.`;
    throw new RemoteFailure(name, 'contract', message);
  }
  const manifest = manifestOf(released, candidate);
  const folder = new URL('.', manifest).href;
  const { entry, integrity } = await scriptsOf(manifest, candidate);
  const scripts = allowReleaseScripts(folder, integrity, version);
  const address = new URL(entry, folder).href;
  runPreloadedChunks(scripts, address);
  const exposed = await loadPreloaded<unknown>(() => {
    federation().registerRemotes([{ name, entry: address }], { force: true });
    return federation().loadRemote(`${name}/routes`);
  });
  const parsed = v.safeParse(remoteModuleSchema, exposed);
  if (!parsed.success || parsed.output.remote.name !== name)
    throw new RemoteFailure(name, 'module', `${name} ${version} does not expose its routes.`);
  return parsed.output.remote;
}

async function scriptsOf(manifest: string, { version, release }: Candidate) {
  if (release.start) return release.start;
  // Only a development host may run scripts without hashes.
  if (release.integrity || process.env.NODE_ENV === 'production')
    throw new Error(`The registry lists no scripts of ${version}.`);
  const { devEntry } = await import('./dev-build');
  // The failure concerns this version only, so it must not count as a failure of the registry.
  const entry = await devEntry(manifest).catch((cause: unknown) => {
    throw new Error(String(cause), { cause });
  });
  return { entry, integrity: undefined };
}

function manifestOf({ base }: RegistryEntry, { release }: Candidate): string {
  const registry = new URL(loaderConfiguration().releasesUrl, window.location.href);
  return new URL(release.entry, new URL(base ?? '.', registry)).href;
}
