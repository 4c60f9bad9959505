import { useRef } from 'react';
import useSWRInfinite from 'swr/infinite';
import { hasMorePages, type Page } from '@investor-portal/shared/partner-api/envelope';
import { messageOf } from '@investor-portal/shared/partner-api/errors';
import { uniqueByGuid, type FetchPage } from './read-all-pages';
import { useInvestor } from './use-investor';

/** What InfiniteList asks of a list. */
export interface PagedList<Row> {
  items: Row[];
  hasMore: boolean;
  /** A page is under way, the first or another. */
  loading: boolean;
  error: string | undefined;
  onLoadMore: () => void;
  onRetry: () => void;
}

/**
 * A list that accumulates as its pages load (spec §4 'Tabs'). How many pages were loaded is kept with them,
 * so that a list one returns to still has its rows.
 * @param name one of `keyNames`, and what else makes this list another one.
 */
export function usePagedList<Row extends { guid: string }>(
  name: readonly string[],
  fetchPage: (accountId: string) => FetchPage<Row>,
): PagedList<Row> {
  const investor = useInvestor();
  const { accountId } = investor;
  // SWR reads the first page again when one comes back to a list, and also whenever it grows: then it has it already.
  const known = useRef<{ key: string; page: Page<Row> | undefined }>(undefined);
  const { data, error, isValidating, size, setSize } = useSWRInfinite<Page<Row>>(
    (index: number, previous: Page<Row> | null) =>
      accountId === undefined || (previous?.totalPages ?? Infinity) <= index
        ? null
        : [...name, accountId, index + 1],
    (key: readonly (string | number)[]) =>
      (known.current?.key === String(key) && known.current.page) ||
      fetchPage(accountId ?? '')(Number(key.at(-1))),
  );
  const pages = data ?? [];
  const grow = async () => {
    known.current = { key: String([...name, accountId, 1]), page: pages[0] };
    try {
      await setSize((current) => Math.min(current, pages.length) + 1);
    } finally {
      known.current = undefined;
    }
  };
  const retry = () => {
    if (investor.error) return investor.retry();
    // The page that is missing, alone; where none is, it was the first that could not be read again.
    return pages.length < size ? grow() : setSize(size);
  };
  const loading =
    !investor.error && (accountId === undefined || (isValidating && pages.length < size));
  const failure: unknown = investor.error ?? (loading ? undefined : error);
  return {
    items: uniqueByGuid(pages.flatMap((page) => page.data)),
    hasMore: hasMorePages(pages),
    loading,
    error: failure === undefined ? undefined : messageOf(failure),
    onLoadMore: () => void grow(),
    onRetry: () => void retry(),
  };
}
