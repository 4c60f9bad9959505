import { useRef } from 'react';
import useSWRInfinite, { type SWRInfiniteConfiguration } from 'swr/infinite';
import { hasMorePages, uniqueByGuid, type Page } from '../partner-api/envelope';

interface Row {
  guid: string;
}

export interface PagedList<T extends Row, P extends Page<T> = Page<T>> {
  /** The loaded pages, in order. */
  pages: readonly P[];
  /** The rows of all loaded pages, each once. */
  items: T[];
  hasMore: boolean;
  /** A page is loading, the first or a later one. */
  loading: boolean;
  /** Why the last request failed; undefined while a page is loading. */
  error: unknown;
  onLoadMore: () => void;
  /** Requests the page that failed, and no other. */
  onRetry: () => void;
  /** Refetches every loaded page; the rows stay in place meanwhile. */
  refetch: () => void;
}

type PageKey = readonly (string | number)[];

/**
 * SWR's key of each page of a list, counted from 1: another page exists while totalPages exceeds the current one
 * (spec §4).
 * @param name what identifies the list; null requests nothing.
 */
export function pageKeys(name: readonly string[] | null) {
  return (index: number, previous: Page<unknown> | null): PageKey | null =>
    name === null || (previous?.totalPages ?? Infinity) <= index ? null : [...name, index + 1];
}

/**
 * A list that accumulates as its pages load (spec §4 'Tabs'). SWR keeps the number of loaded pages with them, so a
 * list that the investor returns to still has its rows.
 * @param name an SWR key: the list's own name, and whatever its rows depend on. null requests nothing.
 * @param config SWR's own options; by default the first page is refetched whenever the list is shown again.
 */
export function usePagedList<T extends Row, P extends Page<T> = Page<T>>(
  name: readonly string[] | null,
  fetchPage: (pageNumber: number) => Promise<P>,
  config?: Pick<SWRInfiniteConfiguration, 'revalidateFirstPage' | 'revalidateOnReconnect'>,
): PagedList<T, P> {
  // SWR also refetches the first page whenever a list grows: this returns the loaded one instead.
  const firstPage = useRef<{ key: string; page: P | undefined }>(undefined);
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite<P, unknown>(
    pageKeys(name),
    (key: PageKey) =>
      (firstPage.current?.key === String(key) && firstPage.current.page) ||
      fetchPage(Number(key.at(-1))),
    config,
  );
  const pages = data ?? [];
  const loading = isValidating && pages.length < size;

  const loadMore = () => {
    firstPage.current = { key: String(pageKeys(name)(0, null)), page: pages[0] };
    void setSize(pages.length + 1).finally(() => (firstPage.current = undefined));
  };

  return {
    pages,
    items: uniqueByGuid(pages.flatMap((page) => page.data)),
    hasMore: hasMorePages(pages),
    loading,
    error: loading ? undefined : error,
    onLoadMore: loadMore,
    // With every page there, it was the first that could not be refetched.
    onRetry: () => (pages.length < size ? loadMore() : void setSize(size)),
    refetch: () => void mutate(),
  };
}
