// valibot leaves them out of every record.
const unsafe = ['__proto__', 'constructor', 'prototype'];

/**
 * What was parsed, with those keys of its source that its schema does not know: a newer tool wrote them, and they outlast
 * a change by this one.
 */
export function withUnknownKeys<T>(parsed: T, source: unknown): T {
  return merged(parsed, source) as T;
}

function merged(parsed: unknown, source: unknown): unknown {
  if (Array.isArray(parsed) && Array.isArray(source))
    return parsed.map((each, index) => merged(each, source[index]));
  if (!isObject(parsed) || !isObject(source)) return parsed;
  const known = Object.keys(parsed).map((key) => [key, merged(parsed[key], source[key])]);
  const unknown = Object.entries(source).filter(([key]) => !unsafe.includes(key));
  return { ...Object.fromEntries(unknown), ...Object.fromEntries(known) };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
