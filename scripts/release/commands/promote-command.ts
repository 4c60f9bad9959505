import type { RemoteName } from '@investor-portal/shared/contract/remote-names';
import type { Release } from '@investor-portal/registry/format';
import { assertNone, CliError } from '../command-line/cli-error';
import { compressText } from '../publish/compress-text';
import { copyMaps } from '../publish/maps';
import { contractFaults, sharedFaults } from '../publish/validate';
import { currentRegistry } from '../registry/change-registry';
import { knownOf, released } from '../registry/registry-changes';
import { changedFiles } from '../registry/verify-release';
import { integrityOf, readBuildManifest } from '../store/manifest';
import { openStore } from '../store/open-store';
import { releaseId } from '../store/release-paths';
import { withScratch } from '../store/scratch';
import type { Store } from '../store/store';
import { makeRun, runsAlready } from './make-run';
import { liveHost } from './live-host';
import { reachOf, type ChangeOptions, type ReachOptions, type Remote } from './options';

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
