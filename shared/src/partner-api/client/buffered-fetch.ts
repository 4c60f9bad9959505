import { noteServerTime } from '@investor-portal/shared/session/server-time';

/**
 * Fetches a response including its body. ky's timeout and retries cover the headers only: it would wait forever for a
 * body that stalls, and would not retry one that is cut off.
 */
export function bufferedFetch(fetchHeaders: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetchHeaders(input, init);
    // An API of another origin may not expose this header.
    noteServerTime('api', Date.parse(response.headers.get('date') ?? ''));
    const body = await response.arrayBuffer();
    // Some statuses (204) allow no body, not even an empty one.
    return new Response(body.byteLength > 0 ? body : null, response);
  };
}
