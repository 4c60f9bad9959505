declare global {
  interface Window {
    observed?: ReturnType<typeof observe>;
  }
}

/** Measures a document, in ms since its navigation. Runs before its first script, so it must be self-contained. */
export function observe(content: string) {
  const observed = {
    timeOrigin: performance.timeOrigin,
    firstPaint: 0,
    lcp: 0,
    /** The element that was the largest contentful paint: its name and the beginning of its text. */
    lcpElement: '',
    longTasks: [] as { at: number; lasted: number }[],
    /** When the content was in the document, and when it was painted. */
    inserted: 0,
    shown: 0,
    /** When the investor last pressed something. */
    pressed: 0,
  };
  window.observed = observed;
  const on = <Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note)).observe({
      type,
      buffered: true,
    });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.firstPaint = startTime;
  });
  on<LargestContentfulPaint>('largest-contentful-paint', ({ startTime, element }) => {
    const text = element?.textContent?.trim().slice(0, 30) ?? '';
    observed.lcp = startTime;
    // The browser names no element of the first frame, which is in a shadow tree.
    observed.lcpElement = `${element?.localName ?? 'first frame'} ${text}`.trim();
  });
  on('longtask', ({ startTime: at, duration: lasted }) => observed.longTasks.push({ at, lasted }));
  addEventListener('pointerdown', ({ timeStamp }) => (observed.pressed = timeStamp), true);
  const changes = new MutationObserver(() => {
    if (!document.querySelector(content)) return;
    changes.disconnect();
    observed.inserted = performance.now();
    // The timeout runs after the frame that paints the content.
    requestAnimationFrame(() => setTimeout(() => (observed.shown = performance.now())));
  });
  changes.observe(document, { childList: true, subtree: true });
  return observed;
}
