/**
 * Names in `data-more` the edges beyond which a row can be scrolled: `start`, `end` or both. A ref callback: it writes the
 * attribute itself, so that scrolling renders nothing.
 */
export function watchScrollEdges(row: HTMLElement | null): (() => void) | undefined {
  if (!row || typeof ResizeObserver === 'undefined') return undefined;
  const update = () => {
    const { clientWidth, scrollWidth } = row;
    // Negative in a script that is written from right to left.
    const before = Math.abs(row.scrollLeft);
    const edges = [
      before > 1 ? 'start' : '',
      before + clientWidth < scrollWidth - 1 ? 'end' : '',
    ].filter(Boolean);
    if (edges.length > 0) row.dataset['more'] = edges.join(' ');
    else delete row.dataset['more'];
  };
  const observer = new ResizeObserver(update);
  observer.observe(row);
  row.addEventListener('scroll', update, { passive: true });
  return () => {
    observer.disconnect();
    row.removeEventListener('scroll', update);
  };
}
