/** The string in a JSON body at a path such as `data.0.banner`, if there is one. */
export function getStringAtPath(body: unknown, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), body);
  return typeof found === 'string' ? found : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
