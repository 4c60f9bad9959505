import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useKeptPlace } from '../hooks/use-kept-place';
import { useLoadMore } from '../hooks/use-load-more';
import { useNearness } from '../hooks/use-nearness';
import { tokens } from '../theme/tokens';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
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
  /** About how high a row is, '30rem': rows far from view then keep their space only, for long lists. */
  rowHeight?: string;
  /** Keeps the list's place under this name however one comes back; by itself, only for the way back. */
  place?: string;
}

/** Rows at both ends that are there at once; where the others lie is known a frame later. */
const atOnce = 12;

/**
 * Rows in a scroll area that loads on at its bottom (spec §2 'Lists use infinite scroll', §9). The area takes
 * the focus, so that the keyboard can scroll it. Who comes back to the page finds it where it was.
 */
export function InfiniteList<T>(props: InfiniteListProps<T>) {
  const { label, items, hasMore, loading, onLoadMore, onRetry } = props;
  const error = props.error ?? undefined;
  const failed = error !== undefined;
  const area = useLoadMore({ hasMore, loading, failed, onLoadMore, count: items.length });
  const none = items.length === 0;
  const observe = useNearness(area);
  useKeptPlace(area, label, !none, props.place);
  return (
    <Area ref={area} aria-label={label} tabIndex={0}>
      {none ? null : (
        <Rows $min={props.minColumn}>
          {items.map((item, index) => (
            <ListRow
              key={props.keyOf(item)}
              height={props.rowHeight}
              near={index < atOnce || index >= items.length - atOnce}
              observe={observe}
            >
              {() => props.renderItem(item)}
            </ListRow>
          ))}
        </Rows>
      )}
      {none && !loading && !failed && !hasMore ? (props.empty ?? <EmptyState />) : null}
      {loading ? (
        <Foot>
          <LoadingText>{none ? (props.skeleton ?? threeCards) : null}</LoadingText>
        </Foot>
      ) : null}
      {failed && !loading && none ? <ErrorState message={error} onRetry={onRetry} /> : null}
      {failed && !loading && !none ? (
        <Foot>
          <Notice tone="danger" live title={error}>
            {onRetry ? (
              <Button variant="secondary" size="sm" onClick={onRetry}>
                Retry
              </Button>
            ) : null}
          </Notice>
        </Foot>
      ) : null}
    </Area>
  );
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

const Rows = styled.ul<{ $min: string | undefined }>`
  display: grid;
  grid-template-columns: ${({ $min }) =>
    $min ? `repeat(auto-fill, minmax(min(100%, ${$min}), 1fr))` : 'minmax(0, 1fr)'};
  gap: ${tokens.space[2]};
`;

const Foot = styled.div`
  padding: ${tokens.space[4]} 0.375rem;
`;
