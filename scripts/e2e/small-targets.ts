import type { Page } from '@playwright/test';
import { hostUrl } from './stack';
import { portalFrame } from './portal-frame';

/**
 * The targets of the portal's current screen that are less than 44 px high where they can be pressed (WCAG 2.5.5), with
 * their heights. Links in a sentence are as high as its lines.
 */
export function smallTargets(page: Page, portalUrl = hostUrl): Promise<string[]> {
  return portalFrame(page, portalUrl).evaluate(findSmallTargets);
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
    // A skip link waits above the page for the focus.
    if (control.getBoundingClientRect().bottom <= 0) return [];
    const height = heightOf(control);
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40);
    return height < least ? [`${control.nodeName} "${name ?? ''}" ${height} px`] : [];
  });

  function isShown(control: HTMLElement): boolean {
    const { width, height } = control.getBoundingClientRect();
    const shown = control.checkVisibility({ visibilityProperty: true });
    // What only screen readers find is 1 px large.
    return shown && width > 1 && height > 1 && control.closest('[inert]') === null;
  }

  function isInSentence(control: HTMLElement): boolean {
    const around = control.parentElement?.textContent?.trim() ?? '';
    const own = control.textContent?.trim() ?? '';
    return getComputedStyle(control).display === 'inline' && around.length > own.length;
  }

  /** How far up and down from its middle a press reaches the control, or its label. */
  function heightOf(control: HTMLElement): number {
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const labels = 'labels' in control ? [...((control.labels ?? []) as NodeListOf<Element>)] : [];
    const isHit = (at: number) => {
      // What is taller than the screen and stays in its place cannot be scrolled to the middle.
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
