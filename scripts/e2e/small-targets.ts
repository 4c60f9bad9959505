import type { Page } from '@playwright/test';
import { portalFrame } from './portal';

/**
 * Returns the targets of the portal's current screen whose clickable height is less than 44 px (WCAG 2.5.5), with their
 * heights. Links in a sentence are left out, because they are as high as the line.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return portalFrame(page).evaluate(findSmallTargets);
}

/** Runs in the portal's document, so it must be self-contained. */
function findSmallTargets(): string[] {
  const least = 44;
  const controls =
    'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=tab], [role=menuitem]';
  const shown = document.querySelector('dialog[open]') ?? document;
  return [...shown.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
    if (!isShown(control) || isInSentence(control)) return [];
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    // A skip link is above the page until it has the focus.
    if (control.getBoundingClientRect().bottom <= 0) return [];
    const height = heightOf(control);
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40);
    return height < least ? [`${control.nodeName} "${name ?? ''}" ${height} px`] : [];
  });

  function isShown(control: HTMLElement): boolean {
    const { width, height } = control.getBoundingClientRect();
    const shown = control.checkVisibility({ visibilityProperty: true });
    // Elements that only screen readers find are 1 px large.
    return shown && width > 1 && height > 1 && control.closest('[inert]') === null;
  }

  function isInSentence(control: HTMLElement): boolean {
    const around = control.parentElement?.textContent?.trim() ?? '';
    const own = control.textContent?.trim() ?? '';
    return getComputedStyle(control).display === 'inline' && around.length > own.length;
  }

  /** Returns the height around the middle of the control in which a press reaches the control or its label. */
  function heightOf(control: HTMLElement): number {
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const labels = 'labels' in control ? [...((control.labels ?? []) as NodeListOf<Element>)] : [];
    const isHit = (at: number) => {
      // A fixed element that is taller than the screen cannot be scrolled to the middle.
      if (at >= window.innerHeight) return at < top + height;
      const hit = document.elementFromPoint(x, at);
      return hit !== null && [control, ...labels].some((target) => target.contains(hit));
    };
    const reach = (direction: 1 | -1) => {
      let far = 0;
      while (far < least && isHit(y + direction * (far + 0.5))) far += 1;
      return far;
    };
    return reach(1) + reach(-1);
  }
}
