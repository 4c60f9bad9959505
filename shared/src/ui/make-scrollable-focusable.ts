/**
 * Makes elements focusable while their content overflows, because keyboard users can scroll only what takes the focus.
 * Without overflow, they would be needless tab stops.
 * @returns a function that stops watching.
 */
export function makeScrollableFocusable(elements: Iterable<Element>): (() => void) | undefined {
  if (typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries)
      if (target.scrollWidth > target.clientWidth + 1) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
  });
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
