import type { Request } from './request-log.ts';

/** What others wait for: pictures, fonts and styles hold nothing up here. */
const holding = new Set(['Script', 'Fetch', 'XHR', 'Preflight']);

/**
 * The requests that the first data waited for, one after the other, the document left out and the data last. Followed
 * backwards: what the markup names waited for the document alone; anything else for what had ended last before it began.
 */
export function chainTo(data: RegExp, requests: readonly Request[]): Request[] {
  const first = requests
    .filter(
      ({ url, type }) =>
        type !== 'Preflight' && type !== 'Document' && data.test(withoutQuery(url)),
    )
    .toSorted((a, b) => a.start - b.start)[0];
  const chain: Request[] = [];
  for (let at = first; at; at = before(at, requests)) chain.unshift(at);
  return chain;
}

function before(request: Request, requests: readonly Request[]): Request | undefined {
  if (request.fromMarkup) return undefined;
  return requests
    .filter(({ type, end }) => holding.has(type) && end <= request.start)
    .toSorted((a, b) => b.end - a.end)[0];
}

function withoutQuery(url: string): string {
  return url.split('?')[0] ?? url;
}
