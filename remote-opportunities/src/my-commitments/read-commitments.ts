import { fetchCommitments } from '@investor-portal/shared/partner-api/commitments';
import { commitmentListDefaults } from '@investor-portal/shared/partner-api/list-request';
import {
  readAllPages,
  wholeListPageSize,
} from '@investor-portal/shared/partner-api/read-all-pages';

/** All of the investor's commitments: neither the order of the list nor a search is relied on. */
export function readCommitments(investorAccountId: string, options: { atMost?: number } = {}) {
  return readAllPages(
    (pageNumber) =>
      fetchCommitments({
        ...commitmentListDefaults,
        rowPerPage: wholeListPageSize,
        pageNumber,
        advanceFilter: { investorAccountId },
      }),
    options,
  );
}
