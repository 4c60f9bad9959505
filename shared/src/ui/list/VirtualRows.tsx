import { memo, useLayoutEffect, useMemo, useState, type Ref, type RefObject } from 'react';
import { styled } from 'styled-components';
import { Virtualizer, type CacheSnapshot, type VirtualizerHandle } from 'virtua';
import { tokens } from '../../theme/tokens';
import { ListRow, type Rows } from './ListRow';

interface VirtualRowsProps {
  area: RefObject<HTMLElement | null>;
  /** The grid of the first rows, which these rows continue. */
  above: HTMLElement;
  rows: Rows;
  /** The index of the first row after the grid of the first rows. */
  from: number;
  /** The estimated height of a row, rem. */
  rowHeight: number;
  /** The heights measured before the page was left, so that positions are known before rows are measured again. */
  heights: CacheSnapshot | undefined;
  handle: Ref<VirtualizerHandle>;
  onReady: (ready: true) => void;
}

/** Rows are rendered this far above and below the view, px. */
const overscan = 800;

/** The rows of a list after the first rows. Only the rows near the view and the focused row are rendered. */
export function VirtualRows({
  area,
  above,
  rows,
  from,
  rowHeight,
  heights,
  handle,
  onReady,
}: VirtualRowsProps) {
  const { count } = rows;
  const { columns, bottom } = useGridLayout(above, area);
  const [focused, setFocused] = useState<readonly number[]>([]);
  // The virtualizer's items are lines of the grid.
  const lines = useMemo(
    () => Array.from({ length: Math.ceil((count - from) / columns) }, (_, i) => from + i * columns),
    [count, from, columns],
  );
  useLayoutEffect(() => onReady(true), [onReady]);

  return (
    // Not printed, because the rows that are not rendered would be blank pages.
    <div data-screen-only="">
      <Virtualizer
        ref={handle}
        scrollRef={area}
        startMargin={bottom}
        data={lines}
        bufferSize={overscan}
        itemSize={rowHeight * remInPx()}
        keepMounted={focused}
        {...(heights && { cache: heights })}
      >
        {(first, line) => (
          <Line
            key={first}
            line={line}
            first={first}
            columns={columns}
            rows={rows}
            onFocused={setFocused}
          />
        )}
      </Virtualizer>
    </div>
  );
}

interface LineProps {
  line: number;
  first: number;
  columns: number;
  rows: Rows;
  onFocused: (lines: readonly number[]) => void;
}

// Memoized, so that scrolling does not render lines that stay.
const Line = memo(function Line({ line, first, columns, rows, onFocused }: LineProps) {
  const length = Math.min(columns, rows.count - first);
  return (
    <Columns $columns={columns} onFocus={() => onFocused([line])} onBlur={() => onFocused([])}>
      {Array.from({ length }, (_, column) => (
        <ListRow key={rows.keyOf(first + column)} rows={rows} index={first + column} />
      ))}
    </Columns>
  );
});

const Columns = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: var(--row-gap, ${tokens.space[2]});
  padding-top: var(--row-gap, ${tokens.space[2]});
`;

function remInPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

interface Grid {
  columns: number;
  /** The position of the grid's lower edge in the content of the scroll area, px. */
  bottom: number;
}

function useGridLayout(grid: HTMLElement, area: RefObject<HTMLElement | null>): Grid {
  const [layout, setLayout] = useState(() => measure(grid, area.current));
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() =>
      setLayout((before) => {
        // Elements have no size in a frame that the platform has hidden.
        if (grid.offsetHeight === 0) return before;
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
