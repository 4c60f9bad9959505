import type { Page } from '@playwright/test';
import { portalFrame } from './portal';

export interface Shift {
  value: number;
  moved: string[];
}

declare global {
  interface Window {
    layoutShifts?: Shift[];
  }
}

/** Runs in every document before its first script, so it must be self-contained. */
export function recordShifts(): void {
  const shifts: Shift[] = [];
  window.layoutShifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    })[]) {
      const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
        const text = node?.textContent?.trim().slice(0, 40) ?? '(gone)';
        return `${node?.nodeName ?? ''} "${text}" from ${from.x}, ${from.y} to ${to.x}, ${to.y}`;
      });
      // A text that grows in place is reported with 0.
      if (!entry.hadRecentInput && entry.value > 0) shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns what has moved by itself in the portal's document, if `recordShifts` runs there. */
export function shiftsOf(page: Page): Promise<Shift[] | undefined> {
  return portalFrame(page).evaluate(() => window.layoutShifts);
}
