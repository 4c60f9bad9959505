import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { css, styled } from 'styled-components';
import { focusOn } from '../../hooks/transfer-focus';
import { useScrollRestoration } from '../../hooks/use-scroll-restoration';
import { toastRoom } from '../../theme/toast-room';
import { tokens } from '../../theme/tokens';
import { ErrorState, SmallRetry } from '../ErrorState';
import { LoadingText } from '../LoadingText';
import { Notice } from '../Notice';
import { PrintOnlyText } from '../PrintOnlyText';
import { SkeletonCard } from '../Skeleton';
import { ListRow, RowGroup } from './RowGroup';

export interface InfiniteListProps<T> {
  label: string;
  /** Names the rows in a sentence about a failure: 'the campaigns'. */
  what: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  renderItem: (item: T) => ReactNode;
  hasMore: boolean;
  loading: boolean;
  onLoadMore: () => void;
  /** The server's reason why the last page failed. The loaded rows stay. */
  error?: string | null | undefined;
  onRetry: () => void;
  empty: ReactNode;
  skeleton?: ReactNode;
  minColumn?: string;
  /** Whether the rows reach the edges of a card and are separated by lines. */
  flush?: boolean;
  /** Saves the scroll position under this name for every visit. By default, the position is saved only for going back. */
  scrollKey?: string;
}

/** A group fills whole lines of a grid with 1, 2, 3, 4 or 6 columns. */
const rowsPerGroup = 12;

/**
 * Rows in a scroll area that loads more at its bottom (spec §2 'Lists use infinite scroll', §9) and restores its position on the
 * way back. Its rows are the tab stops. Only those near the view are rendered, so a thousand rows need few nodes.
 */
export function InfiniteList<T>(props: InfiniteListProps<T>) {
  const { label, items, keyOf, renderItem, hasMore, loading, onLoadMore } = props;
  const error = props.error ?? undefined;
  const failed = error !== undefined;
  const failure = `We couldn’t load ${props.what}`;
  const count = items.length;
  const empty = count === 0;
  const area = useLoadMore({ hasMore, loading, failed, onLoadMore, count });
  const heights = useScrollRestoration(area, label, !empty, props.scrollKey);
  // The button disappears at once, so the focus moves to the row after which the next rows will follow.
  const retry = () => {
    const rows = area.current?.querySelectorAll('[role="listitem"]') ?? [];
    focusOn([...rows].at(-1) ?? area.current);
    props.onRetry();
  };
  return (
    <Area ref={area} aria-label={label} tabIndex={-1} data-fills-frame="" $flush={props.flush}>
      {empty ? null : (
        <div role="list">
          {groupsOf(items).map((group, index) => (
            <RowGroup key={index} area={area} minColumn={props.minColumn} height={heights[index]}>
              {group.map((item, at) => (
                <ListRow
                  key={keyOf(item)}
                  position={index * rowsPerGroup + at + 1}
                  count={hasMore ? undefined : count}
                >
                  {renderItem(item)}
                </ListRow>
              ))}
            </RowGroup>
          ))}
        </div>
      )}
      {hasMore || count > rowsPerGroup ? (
        <PrintOnlyText>Only a part of this list is printed.</PrintOnlyText>
      ) : null}
      {empty && !loading && !failed && !hasMore ? props.empty : null}
      {loading ? (
        <Foot>
          <LoadingText>{empty ? (props.skeleton ?? threeCards) : null}</LoadingText>
        </Foot>
      ) : null}
      {failed && !loading && empty ? (
        <ErrorState title={failure} message={error} onRetry={retry} />
      ) : null}
      {failed && !loading && !empty ? (
        <Foot>
          <Notice tone="danger" live title={failure}>
            <p>{error}</p>
            <SmallRetry busy={false} onClick={retry} />
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

/** Rows start at fractions of a pixel, so a row may cover the last pixel of the row above. A border at the top stays. */
const flush = css`
  --row-gap: 0px;
  margin: 0;
  padding: 0 0 ${toastRoom};
  border-radius: inherit;

  [role='listitem'] {
    padding: 0;

    &:not([aria-posinset='1']) {
      border-top: 1px solid ${tokens.colour.line};
    }
  }
`;

const Area = styled.section<{ $flush: boolean | undefined }>`
  /* Spec §9. In a lower frame, the area is high enough for a row. */
  max-height: max(calc(100dvh - 12rem), 16rem);
  /* Aligns rows with the page. There is no negative margin at the end, because the page would become longer. */
  margin: -0.375rem calc(-1 * ${tokens.space[3]}) 0;
  /* The last row can be scrolled clear of a toast. */
  padding: 0.375rem 0.375rem max(0.375rem, ${toastRoom});
  scroll-padding-bottom: ${toastRoom};
  overflow-y: auto;
  overscroll-behavior: contain;

  @media print {
    max-height: none;
    overflow: visible;
  }

  scrollbar-width: thin;
  border-radius: ${tokens.radius.md};

  ${({ $flush }) => $flush && flush}
`;

function groupsOf<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / rowsPerGroup) }, (_, index) =>
    items.slice(index * rowsPerGroup, (index + 1) * rowsPerGroup),
  );
}

const Foot = styled.div`
  padding: ${tokens.space[4]} 0.375rem;
`;

interface LoadMoreOptions {
  hasMore: boolean;
  loading: boolean;
  /** Whether the last page failed. Then only the investor can retry. */
  failed: boolean;
  onLoadMore: () => void;
  count: number;
}

/**
 * Requests the next page once within 1 px of the area's bottom (spec §9), if its rows do not fill it, or from its last row, which
 * the Tab key would leave. An area without a size is in a frame that the platform has hidden, and requests nothing.
 */
function useLoadMore(options: LoadMoreOptions): RefObject<HTMLElement | null> {
  const { count, loading, hasMore, failed, onLoadMore } = options;
  const area = useRef<HTMLElement>(null);
  // A change of this value allows the next request, because a page has arrived, failed, or started to load.
  const turn = `${count} ${loading} ${hasMore} ${failed}`;
  const requestedIn = useRef('');

  const check = useEffectEvent(() => {
    const { current: element } = area;
    if (!element || !hasMore || loading || failed || requestedIn.current === turn) return;
    const { scrollHeight, scrollTop, clientHeight } = element;
    const isAtBottom = scrollHeight - scrollTop - clientHeight <= 1;
    const isInLastRow = element.querySelector(`[aria-posinset="${count}"]:focus-within`) !== null;
    if (clientHeight === 0 || !(isAtBottom || isInLastRow)) return;
    requestedIn.current = turn;
    onLoadMore();
  });

  useEffect(() => {
    if (requestedIn.current !== turn) requestedIn.current = '';
    check();
  });

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    element.addEventListener('scroll', check, { passive: true });
    element.addEventListener('focusin', check);
    const observer = new ResizeObserver(check);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', check);
      element.removeEventListener('focusin', check);
      observer.disconnect();
    };
  }, []);

  return area;
}
