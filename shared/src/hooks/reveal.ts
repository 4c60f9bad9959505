/** The ref of a notice that may appear below the visible part of a dialog on a phone. */
export function reveal(notice: HTMLElement | null): void {
  notice?.scrollIntoView?.({ block: 'nearest' });
}

/**
 * Scrolls the platform's page if a part of a dialog or toast is outside its window, or under a header that the page's
 * `scroll-padding` names. Chromium does not scroll that page for a fixed element, so this uses an element at the same place.
 */
export function revealInPlatform({ offsetTop, offsetHeight }: HTMLElement): void {
  if (window.parent === window) return;
  const copy = document.createElement('div');
  copy.style.cssText = `position: absolute; top: ${window.scrollY + offsetTop}px; width: 1px; height: ${offsetHeight}px`;
  document.body.append(copy);
  // The portal itself must not scroll.
  const { style } = document.documentElement;
  style.scrollPadding = '0';
  reveal(copy);
  style.scrollPadding = '';
  copy.remove();
}
