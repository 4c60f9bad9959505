import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { VirtualizerHandle } from 'virtua';
import { focusOn } from '../hooks/transfer-focus';
import { useIdlePrefetch } from '../hooks/use-idle-prefetch';
import { useScrollRestoration } from '../hooks/use-scroll-restoration';
import { useLoadMore } from '../hooks/use-load-more';
import { tokens } from '../theme/tokens';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { VirtualRows } from './virtual-rows';
import { ListRow } from './ListRow';
import { LoadingText } from './LoadingText';
import { Notice } from './Notice';
import { SkeletonCard } from './Skeleton';

export interface InfiniteListProps<T> {
  /** Names the scroll area: 'Newest campaigns'. */
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  renderItem: (item: T) => ReactNode;
  /** `totalPages` exceeds the current page (spec §4). */
  hasMore: boolean;
  /** A page is under way, the first or another. */
  loading: boolean;
  onLoadMore: () => void;
  /** Why the last page did not come; the rows above stay. */
  error?: string | null | undefined;
  /** Asks for the failed page again. */
  onRetry?: () => void;
  /** Instead of 'No record found'. */
  empty?: ReactNode;
  /** Instead of three plain skeleton cards. */
  skeleton?: ReactNode;
  /** Columns from 640 px on, each at least so wide; one column without it. */
  minColumn?: string;
  /** About how high a row is, rem: what a row far from view is taken for. */
  rowHeight?: number;
  /** Keeps the list's place under this name however one comes back; by itself, only for the way back. */
  place?: string;
}

/** So many rows are always there: whole lines of a grid with 1, 2, 3, 4 or 6 columns. */
const firstRows = 24;

/**
 * Rows in a scroll area that loads on at its bottom (spec §2 'Lists use infinite scroll', §9). The area takes
 * the focus, so that the keyboard can scroll it. Who comes back to the page finds it where it was. Thousands of rows
 * hold as many nodes as a few screens do.
 */
export function InfiniteList<T>(props: InfiniteListProps<T>) {
  const { label, items, keyOf, renderItem, hasMore, loading, onLoadMore } = props;
  const error = props.error ?? undefined;
  const failed = error !== undefined;
  const count = items.length;
  const none = count === 0;
  const long = count > firstRows;
  const area = useLoadMore({ hasMore, loading, failed, onLoadMore, count });
  const [grid, setGrid] = useState<HTMLElement | null>(null);
  const [placed, setPlaced] = useState(false);
  const laterRows = useRef<VirtualizerHandle>(null);
  const heightsNow = useCallback(() => laterRows.current?.cache, []);
  const kept = useScrollRestoration(
    area,
    label,
    placed || !long ? count : 0,
    heightsNow,
    props.place,
  );
  useIdlePrefetch(hasMore && !none, VirtualRows.preload);
  const rows = useMemo(
    () => ({
      count: items.length,
      open: hasMore,
      keyOf: at(items, keyOf, ''),
      render: at(items, renderItem, null),
    }),
    [items, hasMore, keyOf, renderItem],
  );
  // The button goes at once: who pressed it is left where the rows that come go on.
  const retry = () => {
    const shown = area.current?.querySelectorAll('[role="listitem"]') ?? [];
    focusOn([...shown].at(-1) ?? area.current);
    props.onRetry?.();
  };
  return (
    <Area ref={area} aria-label={label} tabIndex={0}>
      {none ? null : (
        <div role="list">
          <FirstRows ref={setGrid} $min={props.minColumn}>
            {items.slice(0, firstRows).map((item, index) => (
              <ListRow key={keyOf(item)} rows={rows} index={index} />
            ))}
          </FirstRows>
          {long && grid ? (
            <VirtualRows
              area={area}
              above={grid}
              rows={rows}
              from={firstRows}
              rowHeight={props.rowHeight ?? 12}
              heights={kept?.rows === count ? kept.heights : undefined}
              handle={laterRows}
              onPlaced={setPlaced}
            />
          ) : null}
        </div>
      )}
      {none && !loading && !failed && !hasMore ? (props.empty ?? <EmptyState />) : null}
      {loading ? (
        <Foot>
          <LoadingText>{none ? (props.skeleton ?? threeCards) : null}</LoadingText>
        </Foot>
      ) : null}
      {failed && !loading && none ? (
        <ErrorState message={error} onRetry={props.onRetry && retry} />
      ) : null}
      {failed && !loading && !none ? (
        <Foot>
          <Notice tone="danger" live title={error}>
            {props.onRetry ? (
              <Button variant="secondary" size="sm" onClick={retry}>
                Retry
              </Button>
            ) : null}
          </Notice>
        </Foot>
      ) : null}
    </Area>
  );
}

/** `read` by the index of an item; an index without one gives `otherwise`. */
function at<T, V>(items: readonly T[], read: (item: T) => V, otherwise: V) {
  return (index: number): V => {
    const item = items[index];
    return item === undefined ? otherwise : read(item);
  };
}

const threeCards = (
  <>
    <SkeletonCard />
    <SkeletonCard />
    <SkeletonCard />
  </>
);

const Area = styled.section`
  /* Spec §9; on a frame too low for that, enough to read a row. */
  max-height: max(calc(100dvh - 12rem), 16rem);
  /* The rows' own padding and this one, taken back: rows stand in line with the page. */
  margin: -0.375rem -0.75rem;
  padding: 0.375rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  border-radius: ${tokens.radius.md};
`;

const FirstRows = styled.div<{ $min: string | undefined }>`
  display: grid;
  grid-template-columns: ${({ $min }) =>
    $min ? `repeat(auto-fill, minmax(min(100%, ${$min}), 1fr))` : 'minmax(0, 1fr)'};
  gap: ${tokens.space[2]};
`;

const Foot = styled.div`
  padding: ${tokens.space[4]} 0.375rem;
`;
