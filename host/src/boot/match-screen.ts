/**
 * The parameters of `path` by the names in `pattern` (`/main/portfolio/stock-position/:id`); undefined when it does
 * not fit. The router's own matching, without the router: it has not arrived yet.
 */
export function matchScreen(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = path.replace(/\/$/, '').split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const segment = given[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decoded(segment);
    else if (part !== segment) return undefined;
  }
  return params;
}

// As the router does: a lone '%' stays what it is.
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
