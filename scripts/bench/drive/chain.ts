import type { Request } from './request-log.ts';

/** Types of requests that others wait for; pictures, fonts and styles block nothing here. */
const holding = new Set(['Script', 'Fetch', 'XHR', 'Preflight']);

/**
 * The chain of requests up to the first data, without the document. Followed backwards: a request from the markup waited
 * for the document alone, any other for the one that ended last before it began.
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
