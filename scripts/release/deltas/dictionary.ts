import { deltaEncoding } from '../store/release-paths';

/*
 * Compression dictionaries (RFC 9842). A script that the browser has cached is the dictionary for the script of the same name
 * in the next release, so the browser downloads only the difference, the delta (decision 98). Servers find a delta beside its
 * script, by the hash of the dictionary.
 */

/** The path of a script with a hash in its name. A folder whose name begins with a digit belongs to one release. */
const hashedScript =
  /^(?<folder>\/(?:(?!\d)[\w-]+\/)*)(?:\d[\w.+-]*\/)?assets\/(?<name>[\w-]+)\.[0-9a-f]{8,}\.js$/;

/**
 * Returns the value of `Use-As-Dictionary` that makes a script the dictionary for scripts of the same name in any release of
 * the same folder. Returns undefined for a file without a hash, because a dictionary must never change.
 */
export function dictionaryRule(pathname: string): string | undefined {
  const { folder, name } = hashedScript.exec(pathname)?.groups ?? {};
  if (folder === undefined || name === undefined) return undefined;
  // The host's scripts are in `/assets/`. A remote's scripts may be in a folder of their release.
  const match = folder === '/' ? '/assets/' : `${folder}*assets/`;
  return `match="${match}${name}.*.js", match-dest=("script")`;
}

/** Returns the suffix of a delta's file name, which follows the script's name: the dictionary's SHA-256 in base64url. */
export function deltaSuffix(hash: string): string {
  return `.${hash.replaceAll('+', '-').replaceAll('/', '_').replace('=', '')}.${deltaEncoding}`;
}
