import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { VirtualizerHandle } from 'virtua';
import { focusOn } from '../../hooks/transfer-focus';
import { useIdlePrefetch } from '../../hooks/use-idle';
import { useScrollRestoration } from '../../hooks/use-scroll-restoration';
import { useLoadMore } from '../../hooks/use-load-more';
import { tokens } from '../../theme/tokens';
import { EmptyState } from '../EmptyState';
import { ErrorState, SmallRetry } from '../ErrorState';
import { lazyComponent } from '../LazyComponent';
import { LoadingText } from '../LoadingText';
import { Centre } from '../Mark';
import { Notice } from '../Notice';
import { PrintOnlyText } from '../PrintOnlyText';
import { SkeletonCard } from '../Skeleton';
import { ListRow } from './ListRow';

export interface InfiniteListProps<T> {
  label: string;
  /** Names the rows in a sentence about a failure: 'the campaigns'. */
  what: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  renderItem: (item: T) => ReactNode;
  /** Whether there is a next page (spec §4). */
  hasMore: boolean;
  loading: boolean;
  onLoadMore: () => void;
  /** The server's reason why the last page failed. The loaded rows stay. */
  error?: string | null | undefined;
  onRetry?: () => void;
  empty?: ReactNode;
  skeleton?: ReactNode;
  minColumn?: string;
  /** The estimated height of a row that was never in view, rem. */
  rowHeight?: number;
  /** Saves the scroll position under this name for every visit. By default, the position is saved only for going back. */
  scrollKey?: string;
}

/** The number of rows that are always rendered. They fill whole lines of a grid with 1, 2, 3, 4 or 6 columns. */
const firstRows = 24;

/** Prefetched while the investor looks at the first rows. A short list never needs it. */
const VirtualRows = lazyComponent(
  async () => (await import(/* webpackChunkName: "virtual-rows" */ './VirtualRows')).VirtualRows,
);

/**
 * Rows in a scroll area that loads more at its bottom (spec §2 'Lists use infinite scroll', §9) and restores its scroll
 * position on the way back. The area is not a tab stop, because every row has a focusable element from which the keyboard can
 * scroll. Long lists are virtual, so thousands of rows need as few nodes as some screens of rows.
 */
export function InfiniteList<T>(props: InfiniteListProps<T>) {
  const { label, items, keyOf, renderItem, hasMore, loading, onLoadMore } = props;
  const error = props.error ?? undefined;
  const failed = error !== undefined;
  const failure = `We couldn’t load ${props.what}`;
  const count = items.length;
  const empty = count === 0;
  const long = count > firstRows;
  const area = useLoadMore({ hasMore, loading, failed, onLoadMore, count });
  const [grid, setGrid] = useState<HTMLElement | null>(null);
  const [virtualRowsReady, setVirtualRowsReady] = useState(false);
  const virtualRows = useRef<VirtualizerHandle>(null);
  const currentHeights = useCallback(() => virtualRows.current?.cache, []);
  const saved = useScrollRestoration(
    area,
    label,
    virtualRowsReady || !long ? count : 0,
    currentHeights,
    props.scrollKey,
  );
  useIdlePrefetch(hasMore && !empty, VirtualRows.preload);
  const rows = useMemo(
    () => ({
      count: items.length,
      hasMore,
      keyOf: at(items, keyOf, ''),
      render: at(items, renderItem, null),
    }),
    [items, hasMore, keyOf, renderItem],
  );
  // The button disappears at once, so the focus moves to the row after which the next rows will follow.
  const retry = () => {
    const rendered = area.current?.querySelectorAll('[role="listitem"]') ?? [];
    focusOn([...rendered].at(-1) ?? area.current);
    props.onRetry?.();
  };
  return (
    <Area ref={area} aria-label={label} tabIndex={-1} data-fills-frame="">
      {empty ? null : (
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
              // If there are more rows than before, a page has arrived since. Its rows follow the measured rows.
              heights={saved && saved.rows <= count ? saved.heights : undefined}
              handle={virtualRows}
              onReady={setVirtualRowsReady}
            />
          ) : null}
        </div>
      )}
      {hasMore || long ? <PrintOnlyText>Only a part of this list is printed.</PrintOnlyText> : null}
      {empty && !loading && !failed && !hasMore ? (props.empty ?? <EmptyState />) : null}
      {loading ? (
        <Foot>
          <LoadingText>{empty ? (props.skeleton ?? threeCards) : null}</LoadingText>
        </Foot>
      ) : null}
      {failed && !loading && empty ? (
        <ErrorState title={failure} message={error} onRetry={props.onRetry && retry} />
      ) : null}
      {failed && !loading && !empty ? (
        <Foot>
          <Notice tone="danger" live title={failure}>
            <p>{error}</p>
            {props.onRetry ? <SmallRetry busy={false} onClick={retry} /> : null}
          </Notice>
        </Foot>
      ) : null}
    </Area>
  );
}

function at<T, V>(items: readonly T[], read: (item: T) => V, fallback: V) {
  return (index: number): V => {
    const item = items[index];
    return item === undefined ? fallback : read(item);
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
  /* Spec §9. In a lower frame, the area is high enough for a row. */
  max-height: max(calc(100dvh - 12rem), 16rem);
  /* Aligns rows with the page. There is no negative margin at the end, because the page would become longer. */
  margin: -0.375rem -0.75rem 0;
  padding: 0.375rem;
  overflow-y: auto;
  overscroll-behavior: contain;

  @media print {
    max-height: none;
    overflow: visible;
  }

  scrollbar-width: thin;
  border-radius: ${tokens.radius.md};

  /* In line with the rows, which have this margin from the area's edges. */
  > ${Centre} {
    margin: 0.375rem;
  }
`;

const FirstRows = styled.div<{ $min: string | undefined }>`
  display: grid;
  grid-template-columns: ${({ $min }) =>
    $min ? `repeat(auto-fill, minmax(min(100%, ${$min}), 1fr))` : 'minmax(0, 1fr)'};
  /* A list of lines sets --row-gap to 0. */
  gap: var(--row-gap, ${tokens.space[2]});
`;

const Foot = styled.div`
  padding: ${tokens.space[4]} 0.375rem;
`;
