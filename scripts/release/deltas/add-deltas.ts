import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Released } from '@investor-portal/registry/format';
import { deltaSuffix, dictionaryRule } from '../store/dictionary-rule';
import { reasonOf } from '../command-line/printable';
import { scriptsIn } from '../store/manifest';
import { withScratch } from '../store/scratch';
import type { Store } from '../store/store';
import { dictionaryHash, encodeDelta } from './delta';

/** A delta must be smaller than that part of the brotli copy: less is not worth a file. */
const worthwhile = 0.8;

/**
 * Adds to each hashed script of a build its deltas to the scripts of the same name in earlier builds, beside its
 * compressed copies. Browsers that have one of those get the delta.
 * @param earlier the folders of earlier builds.
 * @returns how many there are now.
 */
export async function addDeltas(dir: string, earlier: readonly string[]): Promise<number> {
  const dictionaries = dictionariesIn(earlier);
  let count = 0;
  for (const name of scriptsIn(dir)) {
    const place = path.join(dir, name);
    const text = readFileSync(place);
    const limit = worthwhile * brotliSize(place, text);
    for (const [hash, dictionary] of dictionaries.get(familyOf(name)) ?? []) {
      // Whoever has this very script asks for none.
      if (dictionary.equals(text)) continue;
      const target = place + deltaSuffix(hash);
      const delta = existsSync(target) ? readFileSync(target) : await encodeDelta(text, dictionary);
      if (delta.length > limit) continue;
      writeFileSync(target, delta);
      count += 1;
    }
  }
  return count;
}

/** Hashed scripts by their family, and there by their own SHA-256. */
function dictionariesIn(folders: readonly string[]): Map<string, Map<string, Buffer>> {
  const families = new Map<string, Map<string, Buffer>>();
  for (const folder of folders) {
    for (const name of scriptsIn(folder)) {
      const family = familyOf(name);
      if (!family) continue;
      const script = readFileSync(path.join(folder, name));
      const known = families.get(family) ?? new Map<string, Buffer>();
      families.set(family, known.set(dictionaryHash(script), script));
    }
  }
  return families;
}

/** The scripts of other builds that a script may be a dictionary for; empty where it is none. */
function familyOf(name: string): string {
  return dictionaryRule(`/${name}`) ?? '';
}

function brotliSize(place: string, text: Buffer): number {
  const copy = `${place}.br`;
  return existsSync(copy) ? readFileSync(copy).length : brotliCompressSync(text).length;
}

/** Investors who come back have one of the last hosts. */
const kept = 2;

/**
 * Adds to a built host its deltas to the latest of the earlier hosts in a folder: those that `npm start` built before, or
 * those that an image is given (shared/docs/deploying.md).
 */
export async function addHostDeltas(host: string, folder: string): Promise<number> {
  return addDeltas(host, earlierHosts(host, folder));
}

function earlierHosts(host: string, folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => path.resolve(folder, name))
    .filter((place) => place !== path.resolve(host) && existsSync(path.join(place, 'host.json')))
    .map((place) => ({ place, builtAt: statSync(path.join(place, 'host.json')).mtimeMs }))
    .toSorted((one, other) => other.builtAt - one.builtAt)
    .slice(0, kept)
    .map(({ place }) => place);
}

/**
 * Adds to a build of a remote its deltas to the releases that users are likely to have. Without them a release is as
 * good, only larger to download, so nothing that happens here stops it.
 */
export async function addDeltasOfRelease(
  store: Store,
  remote: string,
  released: Released | undefined,
  dir: string,
): Promise<void> {
  const work = async (scratch: string) => {
    const earlier: string[] = [];
    for (const version of versionsInUse(released)) {
      const used = `${remote}/${version}`;
      // The registry may name what was deleted.
      if ((await store.manifestOf(used)) === undefined) continue;
      const place = path.join(scratch, version);
      await store.fetchRelease(used, place);
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

function versionsInUse(released: Released | undefined): string[] {
  const versions = [released?.current, released?.previous, released?.canary?.version];
  return [...new Set(versions.filter((version) => typeof version === 'string'))];
}
