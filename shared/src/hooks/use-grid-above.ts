import { useLayoutEffect, useState, type RefObject } from 'react';

interface Grid {
  columns: number;
  /** The position of its lower edge in the scroll area's content, px. */
  bottom: number;
}

/** The layout of a grid at the top of a scroll area, updated whenever its size changes. */
export function useGridAbove(grid: HTMLElement, area: RefObject<HTMLElement | null>): Grid {
  const [layout, setLayout] = useState(() => measure(grid, area.current));
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() =>
      setLayout((before) => {
        const now = measure(grid, area.current);
        return before.columns === now.columns && before.bottom === now.bottom ? before : now;
      }),
    );
    observer.observe(grid);
    return () => observer.disconnect();
  }, [grid, area]);
  return layout;
}

function measure(grid: HTMLElement, area: HTMLElement | null): Grid {
  const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
  if (!area) return { columns, bottom: 0 };
  const top = area.getBoundingClientRect().top - area.scrollTop;
  return { columns, bottom: grid.getBoundingClientRect().bottom - top };
}
