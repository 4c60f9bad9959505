import type { IncomingMessage } from 'node:http';
import { immutable, type Headers } from './headers.ts';
import { qualityOf } from './send-text.ts';

/*
 * Compression dictionaries (RFC 9842): the script that a browser has is the dictionary for the next release's script of
 * the same name, so that a release costs its difference. The release tool makes these differences, the deltas
 * (scripts/release/deltas/add-deltas.ts); servers pick one by its name. nginx does the same (scripts/docker/nginx-deltas.ts).
 */

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

/** What a response depends on when there may be deltas of it. */
export const dictionaryVary = 'Accept-Encoding, Available-Dictionary';

/** Headers of every hashed script's response, a delta or not: what was decoded is the next dictionary. */
export function dictionaryHeaders(pathname: string): Headers {
  const dictionary = dictionaryRule(pathname);
  return dictionary ? { 'use-as-dictionary': dictionary, vary: dictionaryVary } : {};
}

/**
 * Headers of a delta. It is private: a shared cache that forgets what the response varies by would give it to browsers without the
 * dictionary.
 */
export const deltaHeaders: Headers = {
  'content-encoding': deltaEncoding,
  'content-type': 'text/javascript',
  'cache-control': immutable.replace('public', 'private'),
};

/**
 * What the name of a script's delta ends in, by the dictionary's SHA-256 as base64: its letters and digits before the third
 * `+` or `/`. They are safe in every file name and URL, and a regular expression of nginx can pick them out.
 */
export function deltaSuffix(hash: string): string {
  return `.${hash.replace(/=$/, '').split(/[+/]/, 3).join('')}.${deltaEncoding}`;
}

/**
 * The suffix of the delta that a request can take; undefined without one. Never for an address with a query: pages load
 * a script anew as `?plain` when the delta failed them (shared/loader/src/plain-scripts.ts).
 */
export function requestedDelta({
  headers,
  url = '',
}: Pick<IncomingMessage, 'headers' | 'url'>): string | undefined {
  const hash = /^:(?<hash>[A-Za-z0-9+/]{43}=):$/.exec(String(headers['available-dictionary']));
  if (!hash?.groups?.['hash'] || url.includes('?')) return undefined;
  if (!(qualityOf(headers['accept-encoding'], deltaEncoding) > 0)) return undefined;
  return deltaSuffix(hash.groups['hash']);
}
