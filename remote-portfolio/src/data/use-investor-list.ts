import { usePagedList } from '@investor-portal/shared/hooks/use-paged-list';
import { messageOf } from '@investor-portal/shared/partner-api/errors';
import type { FetchPage } from './read-all-pages';
import { useInvestor } from './use-investor';

/** The props of InfiniteList that come from a list. */
interface InvestorList<Row> {
  items: Row[];
  hasMore: boolean;
  loading: boolean;
  error: string | undefined;
  onLoadMore: () => void;
  onRetry: () => void;
}

/**
 * A paged list of the investor's own rows; it waits for the account to be known.
 * @param name one of `keyNames`, and whatever else the rows depend on.
 */
export function useInvestorList<Row extends { guid: string }>(
  name: readonly string[],
  fetchPage: (accountId: string) => FetchPage<Row>,
): InvestorList<Row> {
  const investor = useInvestor();
  const { accountId } = investor;
  const list = usePagedList<Row>(
    accountId === undefined ? null : [...name, accountId],
    (pageNumber) => fetchPage(accountId ?? '')(pageNumber),
  );
  const loading = !investor.error && (accountId === undefined || list.loading);
  const error: unknown = investor.error ?? list.error;
  return {
    items: list.items,
    hasMore: list.hasMore,
    loading,
    error: error === undefined ? undefined : messageOf(error),
    onLoadMore: list.onLoadMore,
    onRetry: () => {
      if (investor.error) void investor.retry();
      else list.onRetry();
    },
  };
}
