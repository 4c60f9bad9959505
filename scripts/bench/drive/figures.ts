import { chainTo } from './chain.ts';
import type { FrameRecord } from './observe-frame.ts';
import type { Request } from './request-log.ts';

/** The figures of one load. Times in ms, sizes in bytes as transferred (brotli). */
export interface Figures {
  lcp: number;
  /** When the first campaign card, or the screen's main content, was visible. */
  shown: number;
  fcp: number;
  /** The part of long tasks beyond 50 ms, from the first paint until the page settled. */
  tbt: number;
  cls: number;
  /** Scripts that the screen needs: requested before its content was in the document, without the late ones. */
  jsRequests: number;
  jsBytes: number;
  /** Their size after gzip, without headers. */
  jsGzip: number;
  /** The same, including scripts prefetched for the next screens. */
  jsRequestsAll: number;
  jsBytesAll: number;
  requests: number;
  bytes: number;
  manifests: number;
  /** The number of sequential requests from the document to the first data, inclusive. */
  depth: number;
}

export async function figuresOf(
  record: FrameRecord,
  requests: readonly Request[],
  { data, late }: { data: RegExp; late: ReadonlySet<string> },
  sizeOf: (url: string) => Promise<number>,
): Promise<Figures> {
  const shown = record.shown ?? Infinity;
  // Parts that load after the content are asked for while it is painted, sooner or later by chance.
  const inserted = record.inserted ?? Infinity;
  const scripts = requests.filter(({ type }) => type === 'Script');
  const before = scripts.filter(({ start, url }) => start < inserted && !late.has(url));
  return {
    lcp: record.largestPaint.at,
    shown,
    fcp: record.firstPaint,
    tbt: sum(
      record.longTasks.filter(({ at }) => at >= record.firstPaint).map(({ lasted }) => lasted - 50),
    ),
    cls: record.layoutShift,
    jsRequests: before.length,
    jsBytes: sum(before.map(({ bytes }) => bytes)),
    jsGzip: sum(await Promise.all(before.map(({ url }) => sizeOf(url)))),
    jsRequestsAll: scripts.length,
    jsBytesAll: sum(scripts.map(({ bytes }) => bytes)),
    requests: requests.length,
    bytes: sum(requests.map(({ bytes }) => bytes)),
    manifests: requests.filter(({ url }) => url.includes('mf-manifest')).length,
    depth: chainTo(data, requests).filter(({ type }) => type !== 'Preflight').length,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
