import type { Visit } from '../drive/visit';

/** The figures of a list at some length. */
export interface ListFigures {
  rows: number;
  elements: number;
  heapMb: number;
  /** The 95th percentile of frame intervals, in ms, on a machine that may paint without a graphics card. */
  frameP95: number;
  /** The main thread's part of a frame, for which the portal is responsible: scripts, style, layout and paint. */
  workP95: number;
  frames: number;
}

/** Measures the list at so many rows, or as many as load in time. */
export async function measureList(
  visit: Visit,
  { rows, withinMs }: { rows: number; withinMs: number },
): Promise<ListFigures> {
  const portal = visit.portal();
  await visit.slowCpu(1);
  const loaded = await portal.evaluate(loadRows, { rows, withinMs });
  await visit.slowCpu();
  const { intervals, work } = await portal.evaluate(scrollThrough, { forMs: 6_000, step: 60 });
  await visit.cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await visit.cdp.send('Runtime.getHeapUsage');
  return {
    rows: loaded,
    elements: await portal.evaluate(() => document.querySelectorAll('*').length),
    heapMb: usedSize / 1_000_000,
    frameP95: percentile(intervals, 0.95),
    workP95: percentile(work, 0.95),
    frames: intervals.length,
  };
}

/** The value that `share` of the values do not exceed. @throws without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error('There are no values.');
  return value;
}

// These functions run in the portal's document, so each must be self-contained.

/** Scrolls the list for a while, by a fast swipe each frame. */
async function scrollThrough({ forMs, step }: { forMs: number; step: number }) {
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
  return { intervals, work };
}

/** Scrolls to the end repeatedly until there are so many rows or the time is over; returns the number of rows. */
async function loadRows({ rows, withinMs }: { rows: number; withinMs: number }) {
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
