/** Frame times of some scrolling, in ms. */
export interface Scrolled {
  /** From one frame to the next. */
  intervals: number[];
  /** The main thread's part of each: scripts, style, layout and paint. */
  work: number[];
}

declare global {
  interface Window {
    benchInteractions?: { lasted: number; handled: number }[];
  }
}

// These functions run in the portal's document, so each must be self-contained.

/** Scrolls the list for a while, by a fast swipe each frame. */
export async function scrollThrough({ forMs, step }: { forMs: number; step: number }) {
  const area = document.querySelector('section[tabindex]');
  if (!area) throw new Error('There is no list.');
  const intervals: number[] = [];
  const work: number[] = [];
  const began = performance.now();
  let before = 0;
  let by = step;
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    let frameBegan = 0;
    // Runs after the frame has been laid out and painted.
    port1.addEventListener('message', () => work.push(performance.now() - frameBegan));
    port1.start();
    const frame = (now: number) => {
      frameBegan = performance.now();
      if (before > 0) intervals.push(now - before);
      before = now;
      if (area.scrollTop + area.clientHeight >= area.scrollHeight - 4_000) by = -step;
      if (area.scrollTop <= 0) by = step;
      area.scrollTop += by;
      port2.postMessage(null);
      if (frameBegan - began < forMs) requestAnimationFrame(frame);
      else setTimeout(resolve, 100);
    };
    requestAnimationFrame(frame);
  });
  return { intervals, work } satisfies Scrolled;
}

/** Scrolls to the end repeatedly until there are so many rows or the time is over; returns the number of rows. */
export async function loadRows({ rows, withinMs }: { rows: number; withinMs: number }) {
  const area = document.querySelector('section[tabindex]');
  if (!area) throw new Error('There is no list.');
  const count = () =>
    Math.max(
      0,
      ...[...area.querySelectorAll<HTMLElement>('[aria-posinset]')].map((row) =>
        Number(row.getAttribute('aria-posinset')),
      ),
    );
  const until = performance.now() + withinMs;
  while (count() < rows && performance.now() < until) {
    area.scrollTop = area.scrollHeight;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return count();
}

export function countElements(): number {
  return document.querySelectorAll('*').length;
}

/** Records each interaction from now on: its time until the next paint, and the scripts' part of it. */
export function noteInteractions(): void {
  const noted: { lasted: number; handled: number }[] = [];
  window.benchInteractions = noted;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const event = entry as PerformanceEventTiming & { interactionId: number };
      if (event.interactionId > 0)
        noted.push({ lasted: event.duration, handled: event.processingEnd - event.startTime });
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

export function takeInteractions(): { lasted: number; handled: number }[] {
  return window.benchInteractions?.splice(0) ?? [];
}
