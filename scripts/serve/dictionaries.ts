import type { IncomingMessage } from 'node:http';
import {
  deltaCaching,
  deltaEncoding,
  deltaSuffix,
  dictionaryRule,
} from '../release/store/dictionary-rule';
import type { Headers } from './headers';
import { qualityOf } from './send-text';

/*
 * Compression dictionaries (RFC 9842): the script that a browser has is the dictionary for the next release's script of
 * the same name, so that a release costs its difference. The release tool makes these differences, the deltas
 * (scripts/release/deltas/add-deltas.ts); servers pick one by its name. nginx does the same (scripts/docker/nginx-deltas.ts).
 */

/** What a response depends on when there may be deltas of it. */
export const dictionaryVary = 'Accept-Encoding, Available-Dictionary';

/** Headers of every hashed script's response, a delta or not: what was decoded is the next dictionary. */
export function dictionaryHeaders(pathname: string): Headers {
  const dictionary = dictionaryRule(pathname);
  return dictionary ? { 'use-as-dictionary': dictionary, vary: dictionaryVary } : {};
}

/** Headers of a delta. */
export const deltaHeaders: Headers = {
  'content-encoding': deltaEncoding,
  'content-type': 'text/javascript',
  'cache-control': deltaCaching,
};

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
