import { documentStart, type PrefetchedResponse } from '../contract/document-start';

/** An older response is fetched again. */
const freshForMs = 30_000;

/**
 * The response to a request that the document's first script has sent, if it sent exactly this one for exactly this
 * session. Each response is handed out once: whoever asks again wants the current state.
 */
export function takePrefetched(
  request: Pick<PrefetchedResponse, 'method' | 'url' | 'body' | 'token'>,
): Promise<Response> | undefined {
  const reads = documentStart()?.reads ?? [];
  const index = reads.findIndex(
    (read) =>
      read.method === request.method &&
      read.url === request.url &&
      read.body === request.body &&
      read.token === request.token,
  );
  const [read] = index < 0 ? [] : reads.splice(index, 1);
  return read && performance.now() - read.at < freshForMs ? read.response : undefined;
}
