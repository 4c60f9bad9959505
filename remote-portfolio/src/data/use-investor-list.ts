import { usePagedList, type PagedList } from '@investor-portal/shared/hooks/use-paged-list';
import type { ReadCall } from '@investor-portal/shared/partner-api/client/call';
import { readFailureOf } from '@investor-portal/shared/partner-api/errors';
import { dataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { listReader } from '@investor-portal/shared/partner-api/reading/list-rows';
import type { FetchPage } from '@investor-portal/shared/partner-api/reading/read-all-pages';
import { useSearchParam } from '../search/use-search-param';
import { useInvestor } from './use-investor';

export interface InvestorList<Row> extends Omit<PagedList<Row>, 'error'> {
  error: string | undefined;
}

interface PagesOf {
  investorAccountId: string;
  rowPerPage: number;
  search: string;
}

/** Whether the whole list has been read and has no rows. A row that could not be read is a row. */
export function isEmptyList<Row>(list: InvestorList<Row>): boolean {
  return (
    list.items.length === 0 &&
    !list.read?.unreadable &&
    !list.loading &&
    !list.hasMore &&
    list.error === undefined
  );
}

/**
 * A list of the investor's things, or those that match the search in the address.
 * @param parts identify the list, together with the call, the search and the account.
 */
export function useInvestorList<Row extends { guid: string }>(
  call: Pick<ReadCall, 'name' | 'changesWithMoney'>,
  pagesOf: (options: PagesOf) => FetchPage<Row>,
  ...parts: string[]
): InvestorList<Row> {
  const investor = useInvestor();
  const { accountId } = investor;
  const { search } = useSearchParam();
  // Search results have longer pages, so that the count is exact sooner.
  const pageSize = search === '' ? 10 : 20;
  const key = dataKey(call, ...parts, ...(search === '' ? [] : [`search:${search}`]));
  const list = usePagedList<Row>(
    accountId === undefined ? null : [...key, accountId],
    listReader(
      (pageNumber, rowPerPage) =>
        pagesOf({ investorAccountId: accountId ?? '', rowPerPage, search })(pageNumber),
      pageSize,
    ),
  );
  const error: unknown = investor.error ?? list.error;
  return {
    ...list,
    loading: list.loading || (accountId === undefined && !investor.error),
    error: error === undefined ? undefined : readFailureOf(error),
    onRetry: investor.error ? () => void investor.retry() : list.onRetry,
  };
}
