import { documentStart, type PrefetchedResponse } from '../../contract/document-start';

/** An older response is fetched again. */
const freshForMs = 30_000;

/**
 * The response to a request that the document's first script has sent, if it sent exactly this one for exactly this
 * session. Each response is handed out once: whoever asks again wants the current state.
 */
export function takePrefetched(
  request: Pick<PrefetchedResponse, 'method' | 'url' | 'body' | 'token'>,
): Promise<Response> | undefined {
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
  return found?.response;
}

/** Drops all of them, after something that changes what a request would return. */
export function forgetPrefetched(): void {
  documentStart()?.reads.splice(0);
}
