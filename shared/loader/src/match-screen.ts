/**
 * Matches `path` against a route pattern (`/main/portfolio/stock-position/:id`) and returns its parameters, or undefined.
 * It mirrors the router's matching, which the document's first script cannot carry.
 */
export function matchScreen(pattern: string, path: string): Record<string, string> | undefined {
  const parts = pattern.split('/');
  const segments = path.replace(/\/$/, '').split('/');
  if (parts.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decode(segment);
    else if (part !== segment) return undefined;
  }
  return params;
}

// Like the router, leaves an invalid escape such as a lone '%' as it is.
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
