import { noteServerTime } from '@investor-portal/shared/session/server-time';

/** ky's timeout and retries cover only the headers, so this also waits for the body, which may stall or break off. */
export function bufferedFetch(fetchHeaders: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetchHeaders(input, init);
    // An API of another origin may not expose this header.
    noteServerTime('api', Date.parse(response.headers.get('date') ?? ''));
    const body = await response.arrayBuffer();
    // Some statuses (204) do not allow a body, not even an empty body.
    return new Response(body.byteLength > 0 ? body : null, response);
  };
}
