import { useCallback, useState } from 'react';

/**
 * Whether an element's content overflows it; `watch` is its ref. Keyboard users can scroll an element only when it takes
 * the focus, and one without overflow would be a needless tab stop.
 */
export function useOverflow(): { overflows: boolean; watch: (area: HTMLElement | null) => void } {
  const [overflows, setOverflows] = useState(false);
  const watch = useCallback((area: HTMLElement | null) => {
    if (!area || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() =>
      setOverflows(area.scrollHeight > area.clientHeight + 1),
    );
    observer.observe(area);
    // The element's own size does not change with its content's.
    for (const child of area.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return { overflows, watch };
}
