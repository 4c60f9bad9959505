import { usePagedList, type PagedList } from '@investor-portal/shared/hooks/use-paged-list';
import { readFailureOf } from '@investor-portal/shared/partner-api/errors';
import { listReader } from '@investor-portal/shared/partner-api/reading/list-rows';
import type { FetchPage } from '@investor-portal/shared/partner-api/reading/read-all-pages';
import type { DataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { useInvestor } from './use-investor';

export interface InvestorList<Row> extends Omit<PagedList<Row>, 'error'> {
  error: string | undefined;
}

interface PagesOf {
  investorAccountId: string;
  rowPerPage: number;
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

/** @param name identifies the list, together with the account. */
export function useInvestorList<Row extends { guid: string }>(
  name: DataKey,
  pagesOf: (options: PagesOf) => FetchPage<Row>,
  rowPerPage: number,
): InvestorList<Row> {
  const investor = useInvestor();
  const { accountId } = investor;
  const list = usePagedList<Row>(
    accountId === undefined ? null : [...name, accountId],
    listReader(
      (pageNumber, rows) =>
        pagesOf({ investorAccountId: accountId ?? '', rowPerPage: rows })(pageNumber),
      rowPerPage,
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
