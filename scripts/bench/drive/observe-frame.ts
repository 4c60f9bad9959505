/** The measurements of the portal's document. Times are in ms since its navigation. */
export interface FrameRecord {
  timeOrigin: number;
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  longTasks: { at: number; lasted: number }[];
  /** When the route's content was in the document. */
  inserted: number | null;
  /** When the route's content was visible. */
  shown: number | null;
  /** When the investor pressed the link to the route (Visit.press). */
  pressed?: number;
}

declare global {
  interface Window {
    benchRecord?: FrameRecord;
    benchWaitFor?: (content: string) => void;
  }
}

/** Runs in every document before its first script, so it must be self-contained. */
export function observeFrame(content: string): void {
  const record: FrameRecord = {
    timeOrigin: performance.timeOrigin,
    firstPaint: 0,
    largestPaint: 0,
    layoutShift: 0,
    longTasks: [],
    inserted: null,
    shown: null,
  };
  window.benchRecord = record;

  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') record.firstPaint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    record.largestPaint = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) record.layoutShift += shift.value;
  });
  observe('longtask', (entry) => {
    record.longTasks.push({ at: entry.startTime, lasted: entry.duration });
  });

  window.benchWaitFor = (wanted) => {
    record.inserted = null;
    record.shown = null;
    const isThere = () => {
      if (!document.querySelector(wanted)) return false;
      record.inserted = performance.now();
      // The timeout runs after the frame that paints the content.
      requestAnimationFrame(() => setTimeout(() => (record.shown = performance.now())));
      return true;
    };
    if (isThere()) return;
    const changes = new MutationObserver(() => isThere() && changes.disconnect());
    changes.observe(document, { childList: true, subtree: true });
  };
  window.benchWaitFor(content);
}
