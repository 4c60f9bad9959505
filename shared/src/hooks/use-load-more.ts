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
 * Asks for the next page when a scroll area stands within 1 px of its bottom (spec §9), or is not filled by
 * what it has; once per page, and only while pages remain and none is under way.
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
    if (element.scrollHeight - element.scrollTop - element.clientHeight > 1) return;
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
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer?.disconnect();
    };
  }, [look]);

  return area;
}
