import type { Visit } from '../drive/visit.ts';
import { countElements, loadRows, scrollThrough } from './in-page.ts';
import { percentile } from './percentile.ts';

/** A list as long as it is at some page. */
export interface ListFigures {
  rows: number;
  elements: number;
  heapMb: number;
  /** 95 of a hundred frames follow within so many ms; here the machine also paints without a graphics card. */
  frameP95: number;
  /** The main thread's part of a frame: what the portal itself answers for. */
  workP95: number;
  frames: number;
}

/** The list after so many rows, or as many as came within the time. */
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
