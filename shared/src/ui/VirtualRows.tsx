import { memo, useLayoutEffect, useMemo, useState, type Ref, type RefObject } from 'react';
import { styled } from 'styled-components';
import { Virtualizer, type CacheSnapshot, type VirtualizerHandle } from 'virtua';
import { useGridAbove } from '../hooks/use-grid-above';
import { tokens } from '../theme/tokens';
import { ListRow, type Rows } from './ListRow';

interface LaterRowsProps {
  /** The scroll area. */
  area: RefObject<HTMLElement | null>;
  /** The grid of the first rows, which these continue. */
  above: HTMLElement;
  rows: Rows;
  /** The index of the first of them that is not in the grid above. */
  from: number;
  /** About how high a row is, rem. */
  rowHeight: number;
  /** How high rows were when one left: where they lie then is known before they are measured. */
  heights: CacheSnapshot | undefined;
  handle: Ref<VirtualizerHandle>;
  /** The area has its full height. */
  onPlaced: (placed: true) => void;
}

/** Rows below and above the view that are there before they are seen, px. */
const aroundView = 800;

/** The rows of a list after the first few. Only those near the view are there, and the one that has the focus. */
export function VirtualRows({
  area,
  above,
  rows,
  from,
  rowHeight,
  heights,
  handle,
  onPlaced,
}: LaterRowsProps) {
  const { count } = rows;
  const { columns, bottom } = useGridAbove(above, area);
  const [focused, setFocused] = useState<readonly number[]>([]);
  // A line of the grid is what scrolls in and out.
  const lines = useMemo(
    () => Array.from({ length: Math.ceil((count - from) / columns) }, (_, i) => from + i * columns),
    [count, from, columns],
  );
  useLayoutEffect(() => onPlaced(true), [onPlaced]);

  return (
    <Virtualizer
      ref={handle}
      scrollRef={area}
      startMargin={bottom}
      data={lines}
      bufferSize={aroundView}
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
  );
}

interface LineProps {
  line: number;
  /** The index of its first row. */
  first: number;
  columns: number;
  rows: Rows;
  onFocused: (lines: readonly number[]) => void;
}

// Scrolling on leaves the lines that stay as they are.
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
  gap: ${tokens.space[2]};
  padding-top: ${tokens.space[2]};
`;

function remInPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
