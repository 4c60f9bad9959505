import { useCallback, useEffect, useRef, type RefObject } from 'react';

interface LoadMore {
  hasMore: boolean;
  loading: boolean;
  /** The last page failed: only the investor asks again. */
  failed: boolean;
  onLoadMore: () => void;
  /** How many rows stand already: another number is a reason to look again. */
  count: number;
}

/**
 * Asks for the next page when a scroll area stands within 1 px of its bottom (spec §9), is not filled by what it has,
 * or has the focus in its last row, which the Tab key would leave the list from; once per page, and only while pages
 * remain and none is under way.
 */
export function useLoadMore(options: LoadMore): RefObject<HTMLElement | null> {
  const { count, loading, hasMore, failed } = options;
  const area = useRef<HTMLElement>(null);
  // Whatever changes here makes the next question a new one: a page came, failed, or was taken up.
  const turn = `${count} ${loading} ${hasMore} ${failed}`;
  const asked = useRef<string>(undefined);
  const latest = useRef({ ...options, turn });

  const look = useCallback(() => {
    const { current: element } = area;
    const { current: state } = latest;
    if (!element || !state.hasMore || state.loading || state.failed) return;
    if (asked.current === state.turn) return;
    if (!isAtBottom(element) && focusedRow(element) !== state.count) return;
    asked.current = state.turn;
    state.onLoadMore();
  }, []);

  useEffect(() => {
    // Only a change of turn forgets what was asked: a repeated render does not ask again.
    if (latest.current.turn !== turn) asked.current = undefined;
    latest.current = { ...options, turn };
    look();
  });

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    element.addEventListener('scroll', look, { passive: true });
    element.addEventListener('focusin', look);
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      element.removeEventListener('focusin', look);
      observer?.disconnect();
    };
  }, [look]);

  return area;
}

function isAtBottom({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight <= 1;
}

/** The number of the row that has the focus, from 1. */
function focusedRow(area: HTMLElement): number | undefined {
  const { activeElement } = document;
  if (!activeElement || !area.contains(activeElement)) return undefined;
  const row = activeElement.closest('[aria-posinset]');
  return row ? Number(row.getAttribute('aria-posinset')) : undefined;
}
