import { documentStart, type PrefetchedResponse } from '../contract/document-start';

/** An answer older than this is asked for again, ms. */
const freshForMs = 30_000;

/**
 * The answer to a read that the document's first script has begun, if it has begun exactly this one for exactly this
 * session. An answer is given out once: who reads again wants to know how things are now.
 */
export function takePrefetched(
  wanted: Pick<PrefetchedResponse, 'method' | 'url' | 'body' | 'token'>,
): Promise<Response> | undefined {
  const reads = documentStart()?.reads ?? [];
  const index = reads.findIndex(
    (read) =>
      read.method === wanted.method &&
      read.url === wanted.url &&
      read.body === wanted.body &&
      read.token === wanted.token,
  );
  const [read] = index < 0 ? [] : reads.splice(index, 1);
  return read && performance.now() - read.at < freshForMs ? read.response : undefined;
}
