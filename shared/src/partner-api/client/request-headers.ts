/**
 * Returns the headers of a request to the partner API, except those of one call such as `idempotency-key`. The portal, the
 * document's first script and the doctor send the same headers, and a prefetched response is used without comparing them.
 * This file imports nothing, because the first script contains it.
 */
export function requestHeaders(
  token: string,
  hasJson: boolean,
  traceparent?: string,
): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    ...(hasJson && { 'content-type': 'application/json' }),
    ...(traceparent && { traceparent }),
  };
}
