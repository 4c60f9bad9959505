/** The text that stands in an answer at a path such as `data.0.banner`. */
export function getStringAtPath(answer: unknown, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), answer);
  return typeof found === 'string' ? found : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
