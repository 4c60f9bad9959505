import { documentStart, type PrefetchedResponse } from '../../contract/document-start';

const freshForMs = 30_000;

/** Returns each response once, and only for exactly this request and session, because a repeat wants the current state. */
export function takePrefetched(
  request: Pick<PrefetchedResponse, 'method' | 'url' | 'body' | 'token'>,
): PrefetchedResponse | undefined {
  const found = documentStart()?.reads.find(
    (read) =>
      !read.taken &&
      performance.now() - read.at < freshForMs &&
      read.method === request.method &&
      read.url === request.url &&
      read.body === request.body &&
      read.token === request.token,
  );
  if (found) found.taken = true;
  return found;
}

export function forgetPrefetched(): void {
  documentStart()?.reads.splice(0);
}
