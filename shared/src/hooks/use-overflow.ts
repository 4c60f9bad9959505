import { useCallback, useState } from 'react';

/**
 * Is there more in an element than it shows? `watch` is its ref. Whoever has no pointer scrolls it only when it takes
 * the focus; where there is nothing to scroll, that would be a stop for nothing.
 */
export function useOverflow(): { overflows: boolean; watch: (area: HTMLElement | null) => void } {
  const [overflows, setOverflows] = useState(false);
  const watch = useCallback((area: HTMLElement | null) => {
    if (!area || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() =>
      setOverflows(area.scrollHeight > area.clientHeight + 1),
    );
    observer.observe(area);
    // Of what is in it, an element's own size does not tell.
    for (const part of area.children) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return { overflows, watch };
}
