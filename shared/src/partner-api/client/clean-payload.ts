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
