// The portal, the document's first script and the doctor send these headers, so a prefetched response is used without comparing
// them. This file imports nothing, because the first script contains it.
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

/** W3C Trace Context. Each call has a trace of its own, so nothing connects the calls of an investor. */
export function newTraceparent(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `00-${hex.slice(0, 32)}-${hex.slice(32)}-01`;
}
