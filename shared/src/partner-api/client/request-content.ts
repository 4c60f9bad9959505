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

// Spec §5, readings W8. Numbers beyond 2^53, such as ids in the user's details, are dropped too, because JSON rounded them when
// they were received (readings W20).
export function cleanPayload(payload: object): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(payload)) {
    const cleaned = clean(value);
    if (cleaned !== undefined) result[key] = cleaned;
  }
  return result;
}

function clean(value: unknown): unknown {
  if (value === '' || value === null || value === undefined || value === false) return undefined;
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) return undefined;
  if (Array.isArray(value)) return value.map(clean).filter((item) => item !== undefined);
  if (typeof value === 'object') {
    const cleaned = cleanPayload(value);
    return Object.keys(cleaned).length > 0 ? cleaned : undefined;
  }
  return value;
}
