import { oneLine } from '../command-line/printable';
import { CliError } from '../command-line/cli-error';
import { readLog } from '../log/log';
import {
  filesLeftBy,
  type StoreSnapshot,
  type PruneCandidate,
  needlessReleases,
  removeNeedlessFiles,
} from '../publish/prune';
import { currentRegistry, verifiedRegistry } from '../registry/change-registry';
import { openStore } from '../store/open-store';
import { mapsOf } from '../store/release-paths';
import type { Store } from '../store/store';
import type { PlaceOptions } from './options';

/** A page that is open may ask for the files of the version that it started with. */
const keepMs = 30 * 86_400_000;

interface Step {
  what: string;
  remove: () => void | Promise<void>;
}

interface PruneOptions extends PlaceOptions {
  remove?: boolean | undefined;
}

export async function prune(options: PruneOptions): Promise<void> {
  const store = await openStore(options.to);
  const known = await snapshotOf(store);
  const needless = needlessReleases(await store.listReleases(), known);
  const steps = [
    ...releaseSteps(store, known, needless),
    ...(await fileSteps(store, known, needless)),
  ];
  for (const { what, remove } of steps) {
    if (options.remove) await remove();
    console.log(oneLine(`${options.remove ? 'Removed' : 'Needless:'} ${what}`));
  }
  if (steps.length === 0) console.log(`Nothing in ${store.place} is needless.`);
  else if (!options.remove) console.log('Nothing was removed. --remove removes it.');
}

// Only the log says until when a version was served. If the log is incomplete, nothing is removed.
async function snapshotOf(store: Store): Promise<StoreSnapshot> {
  const stored = await store.fetchRegistry();
  const registry = await verifiedRegistry(store, stored);
  if (!stored)
    throw new CliError(`${store.place} has no registry, so nothing is known of what runs there.`);
  const { entries, faults } = await readLog(store.records, { text: stored.text, registry });
  if (faults.length > 0)
    throw new CliError('The log is not whole, so nothing is removed: `pnpm releases log`');
  return {
    registry,
    entries: entries.map(({ entry }) => entry),
    now: Date.now(),
    keepMs,
  };
}

function releaseSteps(
  store: Store,
  known: StoreSnapshot,
  needless: readonly PruneCandidate[],
): Step[] {
  return needless.map(({ id, why }) => ({
    what: `${id}: ${why}`,
    remove: async () => {
      const registry = await currentRegistry(store);
      // Someone may have released or restored this version in the meantime.
      if (needlessReleases(await named(store, id), { ...known, registry }).length === 0) return;
      await store.removeRelease(id);
      for (const map of await store.records.list(mapsOf(id))) await store.records.remove(map);
    },
  }));
}

async function fileSteps(
  store: Store,
  known: StoreSnapshot,
  needless: readonly PruneCandidate[],
): Promise<Step[]> {
  const removed = new Set(needless.map(({ id }) => id));
  const files = await filesLeftBy(store, known, removed);
  if (files.length === 0) return [];
  const what = `${files.length === 1 ? 'a file' : `${files.length} files`} that no release names any more: ${files.join(', ')}`;
  return [{ what, remove: async () => void (await removeNeedlessFiles(store, known)) }];
}

async function named(store: Store, id: string) {
  return (await store.listReleases()).filter((stored) => stored.id === id);
}
