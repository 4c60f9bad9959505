import { chainTo } from './chain.ts';
import type { FrameRecord } from './observe-frame.ts';
import type { Request } from './request-log.ts';

/** What is compared of one load. Times in ms, sizes in bytes as they came over the network (brotli). */
export interface Figures {
  lcp: number;
  /** When the first campaign card, or what else the screen is for, could be seen. */
  shown: number;
  fcp: number;
  /** Long tasks beyond 50 ms each, from the first paint until nothing moved any more. */
  tbt: number;
  cls: number;
  /** Scripts that were asked for before the content was shown. */
  jsRequests: number;
  jsBytes: number;
  /** Their size after gzip, without headers. */
  jsGzip: number;
  /** The same with what was fetched ahead for the next screens. */
  jsRequestsAll: number;
  jsBytesAll: number;
  requests: number;
  bytes: number;
  manifests: number;
  /** Requests one after the other between the document and the first data, that included. */
  depth: number;
}

export async function figuresOf(
  record: FrameRecord,
  requests: readonly Request[],
  data: RegExp,
  sizeOf: (url: string) => Promise<number>,
): Promise<Figures> {
  const shown = record.shown ?? Infinity;
  const scripts = requests.filter(({ type }) => type === 'Script');
  const before = scripts.filter(({ start }) => start < shown);
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
