import { useLocation, useSearchParams } from 'react-router-dom';
import { usePagedList } from '@investor-portal/shared/hooks/use-paged-list';
import type { ReadCall } from '@investor-portal/shared/partner-api/client/call';
import { readFailureOf } from '@investor-portal/shared/partner-api/errors';
import { dataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { listReader } from '@investor-portal/shared/partner-api/reading/list-rows';
import type { FetchPage } from '@investor-portal/shared/partner-api/reading/read-all-pages';
import { useInvestor } from '../data/use-investor';

/** The API accepts at most 200 characters. */
export const maxSearchLength = 200;

/** The search is in the address (readings W18), so Back, a reload and a shared link show the same list. */
export function useSearchParam() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  // The text as typed, with spaces at its ends.
  const typed = (params.get('search') ?? '').slice(0, maxSearchLength);
  const setSearch = (search: string | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (search === null) next.delete('search');
        else next.set('search', search);
        return next;
      },
      { replace: true, preventScrollReset: true, state },
    );
  // An open search may be empty.
  return { open: params.has('search'), typed, search: typed.trim(), setSearch };
}

export interface RowsRequest {
  investorAccountId: string;
  rowPerPage: number;
  search: string;
}

/** The investor's rows that match the search in the address. The parts identify the list, with the call and the account. */
export function useInvestorList<Row extends { guid: string }>(
  call: Pick<ReadCall, 'name' | 'changesWithMoney'>,
  pagesOf: (request: RowsRequest) => FetchPage<Row>,
  ...parts: string[]
) {
  const { accountId, error: accountError, retry } = useInvestor();
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
  const error: unknown = accountError ?? list.error;
  return {
    ...list,
    loading: list.loading || (accountId === undefined && !accountError),
    error: error === undefined ? undefined : readFailureOf(error),
    onRetry: accountError ? () => void retry() : list.onRetry,
  };
}
