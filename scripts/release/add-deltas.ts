import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { deltaSuffix, dictionaryRule } from '../serve/dictionaries.ts';
import { dictionaryHash, encodeDelta } from './delta.ts';
import { scriptsIn } from './stamp.ts';

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
