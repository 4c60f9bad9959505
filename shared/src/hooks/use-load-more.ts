import { useCallback, useEffect, useRef, type RefObject } from 'react';

interface LoadMoreOptions {
  hasMore: boolean;
  loading: boolean;
  /** Whether the last page failed. Then only the investor can retry. */
  failed: boolean;
  onLoadMore: () => void;
  count: number;
}

/**
 * Requests the next page if a scroll area is within 1 px of its bottom (spec §9), is not filled by its rows, or has the focus
 * in its last row, from which the Tab key would leave the list. Requests each page once, and only while pages remain and no
 * request is in flight. Requests nothing while the area has no size because the platform has hidden the frame, since every
 * area would seem to be at its bottom. The observer checks again when the frame is shown.
 */
export function useLoadMore(options: LoadMoreOptions): RefObject<HTMLElement | null> {
  const { count, loading, hasMore, failed } = options;
  const area = useRef<HTMLElement>(null);
  // A change of this value allows the next request, because a page has arrived, failed, or started to load.
  const turn = `${count} ${loading} ${hasMore} ${failed}`;
  const requestedIn = useRef<string>(undefined);
  const latest = useRef({ ...options, turn });

  const check = useCallback(() => {
    const { current: element } = area;
    const { current: state } = latest;
    if (!element || !state.hasMore || state.loading || state.failed) return;
    if (requestedIn.current === state.turn) return;
    if (element.clientHeight === 0) return;
    if (!isAtBottom(element) && focusedRow(element) !== state.count) return;
    requestedIn.current = state.turn;
    state.onLoadMore();
  }, []);

  useEffect(() => {
    // A repeated render does not allow another request.
    if (latest.current.turn !== turn) requestedIn.current = undefined;
    latest.current = { ...options, turn };
    check();
  });

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    element.addEventListener('scroll', check, { passive: true });
    element.addEventListener('focusin', check);
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(check);
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', check);
      element.removeEventListener('focusin', check);
      observer?.disconnect();
    };
  }, [check]);

  return area;
}

function isAtBottom({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight <= 1;
}

function focusedRow(area: HTMLElement): number | undefined {
  const { activeElement } = document;
  if (!activeElement || !area.contains(activeElement)) return undefined;
  const row = activeElement.closest('[aria-posinset]');
  return row ? Number(row.getAttribute('aria-posinset')) : undefined;
}
