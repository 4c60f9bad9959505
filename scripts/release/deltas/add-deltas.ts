import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RegistryEntry } from '@investor-portal/registry/format';
import { reasonOf } from '../command-line/printable';
import { scriptsIn } from '../store/manifest';
import { withScratch } from '../store/scratch';
import type { Store } from '../store/store';
import { dictionaryHash, encodeDelta } from './delta';
import { deltaSuffix, dictionaryRule } from './dictionary';

/** A delta is only stored if it is smaller than this share of the brotli copy. */
const worthwhile = 0.8;

/** Adds deltas from earlier builds' scripts of the same name to a build. @returns the number of deltas. */
export async function addDeltas(dir: string, earlier: readonly string[]): Promise<number> {
  const dictionaries = earlier.flatMap((folder) => hashedScriptsIn(folder));
  let count = 0;
  for (const { rule, place, text } of hashedScriptsIn(dir)) {
    const copy = `${place}.br`;
    const brotli = existsSync(copy) ? statSync(copy).size : brotliCompressSync(text).length;
    for (const dictionary of dictionaries.filter((each) => each.rule === rule)) {
      const target = place + deltaSuffix(dictionaryHash(dictionary.text));
      // A browser that already has this script does not request a delta.
      if (dictionary.text.equals(text) || existsSync(target)) continue;
      const delta = await encodeDelta(text, dictionary.text);
      if (delta.length > worthwhile * brotli) continue;
      writeFileSync(target, delta);
      count += 1;
    }
  }
  return count;
}

/** Returns the scripts of a build that can serve as dictionaries. A script and its dictionary have the same rule. */
function hashedScriptsIn(dir: string) {
  return scriptsIn(dir).flatMap((name) => {
    const rule = dictionaryRule(`/${name}`);
    const place = path.join(dir, name);
    return rule ? [{ rule, place, text: readFileSync(place) }] : [];
  });
}

/** Returning investors usually have one of the last hosts. */
const hostsKept = 2;

/**
 * Adds deltas to a built host, from the latest earlier hosts in a folder. The earlier hosts were built by `npm start`, or were
 * given to an image (shared/docs/deploying.md).
 */
export async function addHostDeltas(host: string, folder: string): Promise<number> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const earlier = names
    .map((name) => path.resolve(folder, name))
    .filter((place) => place !== path.resolve(host) && existsSync(path.join(place, 'host.json')))
    .map((place) => ({ place, builtAt: statSync(path.join(place, 'host.json')).mtimeMs }))
    .toSorted((one, other) => other.builtAt - one.builtAt)
    .slice(0, hostsKept);
  return addDeltas(
    host,
    earlier.map(({ place }) => place),
  );
}

/**
 * Adds deltas to a release, from the current, previous and canary release. A failure does not stop the release, which works
 * without deltas but is larger to download.
 */
export async function addDeltasOfRelease(
  store: Store,
  remote: string,
  released: RegistryEntry | undefined,
  dir: string,
): Promise<void> {
  const versions = [released?.current, released?.previous, released?.canary?.version];
  const work = async (scratch: string) => {
    const earlier: string[] = [];
    for (const version of versions) {
      const id = `${remote}/${version}`;
      // The registry may name a release that was deleted.
      if (!version || (await store.manifestOf(id)) === undefined) continue;
      const place = path.join(scratch, version);
      await store.fetchRelease(id, place);
      earlier.push(place);
    }
    await addDeltas(dir, earlier);
  };
  await withScratch(work).catch((error: unknown) =>
    console.warn(
      `${remote}: browsers will download changed scripts whole, because ${reasonOf(error)}`,
    ),
  );
}
