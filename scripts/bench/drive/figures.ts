import type { FrameRecord } from './observe-frame';
import type { Request } from './request-log';

/** The figures of one page load. Times are in ms. Sizes are the transferred bytes (brotli). */
interface Figures extends Record<string, number> {
  lcp: number;
  /** When the first campaign card, or the screen's main content, was visible. */
  shown: number;
  /** Total Blocking Time: the parts of long tasks beyond 50 ms, from the first paint until the page settled. */
  tbt: number;
  cls: number;
  /** The scripts that the screen needs, requested before its content was in the document. Late scripts are left out. */
  jsRequests: number;
  jsBytes: number;
  /** All scripts, including scripts prefetched for the next screens. */
  jsRequestsAll: number;
  jsBytesAll: number;
  requests: number;
  bytes: number;
}

// Matches the chunk that the host loads when the browser is idle (host/src/toasts/LazyToaster.tsx). It may be requested before
// or after a screen's content, so it counts for no screen.
const late = /\/assets\/toasts\.[^/]+\.js$/;

export function figuresOf(record: FrameRecord, requests: readonly Request[]): Figures {
  const shown = record.shown ?? Infinity;
  // Parts that load after the content may be requested before or after the content is painted.
  const inserted = record.inserted ?? Infinity;
  const scripts = requests.filter(({ type }) => type === 'Script');
  const before = scripts.filter(({ start, url }) => start < inserted && !late.test(url));
  return {
    lcp: record.largestPaint,
    shown,
    tbt: sum(
      record.longTasks.filter(({ at }) => at >= record.firstPaint).map(({ lasted }) => lasted - 50),
    ),
    cls: record.layoutShift,
    jsRequests: before.length,
    jsBytes: sum(before.map(({ bytes }) => bytes)),
    jsRequestsAll: scripts.length,
    jsBytesAll: sum(scripts.map(({ bytes }) => bytes)),
    requests: requests.length,
    bytes: sum(requests.map(({ bytes }) => bytes)),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
