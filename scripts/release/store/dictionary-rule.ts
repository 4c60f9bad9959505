import { immutable } from './cache-control';

/** zstd with a dictionary. */
export const deltaEncoding = 'dcz';

/** What a hashed script's address consists of. A folder that begins with a digit is one release's. */
const hashedScript =
  /^(?<place>\/(?:(?!\d)[\w-]+\/)*)(?:\d[\w.+-]*\/)?assets\/(?<name>[\w-]+)\.[0-9a-f]{8,}\.js$/;

/**
 * Makes a hashed script the dictionary for the scripts of the same name below the same folder, whatever their release;
 * undefined for every other file, because only one that never changes may be one.
 */
export function dictionaryRule(pathname: string): string | undefined {
  const { place, name } = hashedScript.exec(pathname)?.groups ?? {};
  if (place === undefined || name === undefined) return undefined;
  // The host's are at `/assets/`. Those of a remote may be in a folder of their release.
  const folder = place === '/' ? '/assets/' : `${place}*assets/`;
  return `match="${folder}${name}.*.js", match-dest=("script")`;
}

/** A delta is private: a shared cache that forgets what the response varies by would give it to browsers without the dictionary. */
export const deltaCaching = immutable.replace('public', 'private');

/**
 * What the name of a script's delta ends in, by the dictionary's SHA-256 as base64: its letters and digits before the third
 * `+` or `/`. They are safe in every file name and URL, and a regular expression of nginx can pick them out.
 */
export function deltaSuffix(hash: string): string {
  return `.${hash.replace(/=$/, '').split(/[+/]/, 3).join('')}.${deltaEncoding}`;
}
