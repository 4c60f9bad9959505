/**
 * Whoever has no pointer scrolls what is wider than its place only when it takes the focus; the others would be stops
 * for nothing.
 * @returns stops watching.
 */
export function makeScrollableFocusable(parts: Iterable<Element>): (() => void) | undefined {
  if (typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries)
      if (target.scrollWidth > target.clientWidth + 1) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
  });
  for (const part of parts) observer.observe(part);
  return () => observer.disconnect();
}
