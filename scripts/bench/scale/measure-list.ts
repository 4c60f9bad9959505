import type { Visit } from '../drive/visit.ts';
import { countElements, loadRows, scrollThrough } from './in-page.ts';
import { percentile } from './percentile.ts';

/** The figures of a list at some length. */
export interface ListFigures {
  rows: number;
  elements: number;
  heapMb: number;
  /** The 95th percentile of frame intervals, in ms, on a machine that may paint without a graphics card. */
  frameP95: number;
  /** The main thread's part of a frame, for which the portal is responsible. */
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
    elements: await portal.evaluate(countElements),
    heapMb: usedSize / 1_000_000,
    frameP95: percentile(intervals, 0.95),
    workP95: percentile(work, 0.95),
    frames: intervals.length,
  };
}
