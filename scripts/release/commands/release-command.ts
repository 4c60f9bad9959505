import type { RemoteName } from '@investor-portal/shared/contract/remote-names';
import type { LiveHost, Release } from '@investor-portal/registry/format';
import type { Registry } from '../../workspace/registry';
import { assertNone, CliError } from '../command-line/cli-error';
import type { Note } from '../log/log';
import { changeRegistry, currentRegistry } from '../registry/change-registry';
import {
  knownOf,
  type Reach,
  released,
  withCanary,
  withCurrent,
} from '../registry/registry-changes';
import type { Store } from '../store/store';
import { describeReach, printIfOff } from './status';
import { contractFaults as faultsOfContract } from '../../contract/contract-faults';
import { builtElsewhere, type Candidate, ofTheseSources } from '../publish/candidate';
import { publish } from '../publish/publish';
import { contractFaults, sharedFaults } from '../publish/validate';
import { openStore } from '../store/open-store';
import { liveHost } from './host-command';
import { type ChangeOptions, reachOf, type ReachOptions, type Remote } from './options';
import { compressText, copyMaps } from '../publish/maps';
import { changedFiles } from '../registry/verify-release';
import { integrityOf, readBuildManifest } from '../store/manifest';
import { releaseId } from '../store/release-paths';
import { withScratch } from '../store/scratch';

interface Stored {
  name: RemoteName;
  version: string;
  release: Release;
  before: Registry;
  host: LiveHost | undefined;
  note: Note;
  done: string;
  /** Undefined means all users. */
  reach: Reach | undefined;
}

async function makeRun(store: Store, stored: Stored): Promise<void> {
  const { name, version, release, before, host, note, done, reach } = stored;
  const after = await changeRegistry(store, note, (known) => {
    assertNotOvertaken(name, before, known);
    const ofHost: Registry = { ...known, host };
    return reach
      ? withCanary(ofHost, name, version, release, reach, note.now)
      : withCurrent(ofHost, name, version, release, note.now);
  });
  const whom = reach ? describeReach(reach) : 'every page that opens';
  console.log(`${done}, for ${whom}.`);
  printIfOff(name, after);
}

/**
 * Returns whether the requested version already runs, so that a repeated pipeline succeeds.
 * @throws CliError when the registry has this version but it does not run as requested.
 */
function runsAlready(
  name: RemoteName,
  version: string,
  registry: Registry,
  reach: Reach | undefined,
): boolean {
  const released = registry[name];
  if (!released?.versions[version]) return false;
  const { current, canary } = released;
  const runs = current === version;
  const isCanary = reach && canary?.version === version;
  const toEnough =
    isCanary &&
    canary.share >= reach.share &&
    canary.audience === (reach.audience ?? canary.audience);
  if (!runs && !toEnough) {
    const again = reach
      ? `pnpm releases canary ${name} ${reach.share} ${reach.audience ? `--audience ${reach.audience} ` : ''}--version ${version}`
      : `pnpm rollback ${name} --version ${version}`;
    throw new CliError(
      `${name} ${version} is already released, and a release never changes. To run it again: \`${again}\``,
    );
  }
  const whom = runs || !canary ? 'and is what runs' : `for ${describeReach(canary)}`;
  console.log(`${name} ${version} is released already, ${whom}.`);
  printIfOff(name, registry);
  return true;
}

// Without this check, the later of two simultaneous releases of a remote would silently undo the earlier one.
function assertNotOvertaken(name: RemoteName, before: Registry, now: Registry): void {
  const runs = ({ host, [name]: each }: Registry) =>
    [each?.current, each?.canary?.version, host?.version].join();
  if (runs(before) !== runs(now))
    throw new CliError(
      `${name} was released or rolled back in the meantime. Check \`pnpm releases\`, then run the same command again.`,
    );
}

interface ReleaseOptions extends ChangeOptions, ReachOptions {
  from?: string | undefined;
  commit?: string | undefined;
}

export async function release({ name, folder }: Remote, options: ReleaseOptions): Promise<void> {
  if (options.commit !== undefined && options.from === undefined)
    throw new CliError('--commit is that of a build, which --from names.');
  const store = await openStore(options.to);
  const candidate =
    options.from === undefined
      ? ofTheseSources(folder)
      : builtElsewhere(name, options.from, options.commit);
  try {
    await releaseCandidate(store, name, candidate, options);
  } finally {
    candidate.remove();
  }
}

async function releaseCandidate(
  store: Store,
  name: RemoteName,
  { version, sha, contract, build: finish }: Candidate,
  options: ReleaseOptions,
): Promise<void> {
  const reach = reachOf(options);
  const registry = await currentRegistry(store);
  // The build takes most of the time, so every check that is possible runs before it.
  if (reach) released(registry, name);
  const host = await liveHost(registry, console.log);
  if (runsAlready(name, version, registry, reach)) return;
  const ofSources = options.from === undefined ? faultsOfContract() : undefined;
  const faults = [...contractFaults(name, contract, host), ...(ofSources ?? [])];
  assertNone(faults, `${name} was not released:`);
  const build = await finish();
  if (runsAlready(name, build.version, registry, reach)) return;
  const now = new Date().toISOString();
  const release = await publish(store, {
    name,
    build,
    sha,
    contract,
    host,
    now,
  });
  await makeRun(store, {
    name,
    version: build.version,
    release,
    before: registry,
    host,
    note: { action: 'release', now, reason: options.reason },
    done: `Released ${name} ${build.version} to ${store.place}`,
    reach,
  });
  if (!host)
    console.log(
      'The live host is unknown, so the contract was not checked. Name it: `pnpm releases host <address of the portal>`',
    );
}

interface PromoteOptions extends ChangeOptions, ReachOptions {
  from: string;
  version?: string | undefined;
}

/** Copies a tested release to another store. The files must match the integrity in the first store's registry. */
export async function promote({ name }: Remote, options: PromoteOptions): Promise<void> {
  const reach = reachOf(options);
  if (options.to === undefined) throw new CliError('Name where to run it: --to <place>.');
  const from = await openStore(options.from, '--from');
  const to = await openStore(options.to);
  if (from.place === to.place) throw new CliError('--from and --to are the same place.');
  const [version, release] = await releaseOf(from, name, options.version);
  const registry = await currentRegistry(to);
  if (runsAlready(name, version, registry, reach)) return;
  if (reach) released(registry, name);
  const host = await liveHost(registry, console.log);
  const id = releaseId(name, version);
  await withScratch(async (dir) => {
    await from.fetchRelease(id, dir);
    const faults = [
      ...changedFiles(dir, release),
      ...contractFaults(name, release.contract, host),
      ...(host ? sharedFaults(readBuildManifest(dir), host) : []),
    ];
    assertNone(faults, `${name} ${version} was not promoted:`);
    // S3 stores no compressed copies, but the web server of a folder picks them, so create the missing copies.
    compressText(dir);
    const kept = await to.manifestOf(id);
    if (kept !== undefined && integrityOf(kept) !== release.integrity)
      throw new CliError(`${id} in ${to.place} is another build. Find out who put it there.`);
    await copyMaps(from, to, dir, id);
    await to.putRelease(id, dir);
  });
  const now = new Date().toISOString();
  const promoted = { ...release, releasedAt: now };
  const reason = [`from ${from.place}`, options.reason].filter(Boolean).join(': ');
  await makeRun(to, {
    name,
    version,
    release: promoted,
    before: registry,
    host,
    note: { action: 'promote', now, reason },
    done: `Promoted ${name} ${version} from ${from.place} to ${to.place}`,
    reach,
  });
}

async function releaseOf(
  from: Store,
  name: RemoteName,
  wanted: string | undefined,
): Promise<[string, Release]> {
  const known = released(await currentRegistry(from), name);
  const version = wanted ?? known.current;
  const release = known.versions[version];
  if (!release)
    throw new CliError(
      `${name} has no version ${version} in ${from.place}. It has ${knownOf(known)}.`,
    );
  if (!release.sha)
    throw new CliError(
      `${name} ${version} in ${from.place} was built from uncommitted sources, so nobody could build it again. Release a commit there first.`,
    );
  return [version, release];
}
