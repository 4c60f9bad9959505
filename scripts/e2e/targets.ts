import type { Page } from '@playwright/test';
import { portalFrame } from './portal-frame.ts';
import { expect } from './portal.ts';
import { hostUrl } from './stack.ts';

/** Fails for every target on the portal's current screen that a finger hits in less than 44 px of height (WCAG 2.5.5). */
export async function expectTouchable(page: Page, portalUrl = hostUrl): Promise<void> {
  const small = await portalFrame(page, portalUrl).evaluate(() => {
    const half = 21.5;
    const controls = 'a[href], button, summary, select, textarea, input:not([type="hidden"])';
    const open = document.querySelector('dialog[open]') ?? document;
    return [...open.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, width, top, height } = control.getBoundingClientRect();
      // Only a screen reader gets there.
      if (width < 2 || top + height < 0) return [];
      const misses = [-half, half].filter((distance) => {
        const hit = document.elementFromPoint(left + width / 2, top + height / 2 + distance);
        return !control.contains(hit) && hit?.closest('label')?.control !== control;
      });
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return misses.length > 0 ? [`${name.trim()} (${Math.round(height)} px)`] : [];
    });
  });
  expect(small).toEqual([]);
}
