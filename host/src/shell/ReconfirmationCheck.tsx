import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { fetchCommitments } from '@investor-portal/shared/partner-api/contract/commitments';
import { commitmentListDefaults } from '@investor-portal/shared/partner-api/contract/list-request';
import { wholeListPageSize } from '@investor-portal/shared/partner-api/reading/read-all-pages';
import { paths } from '@investor-portal/shared/routes/paths';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import {
  reconfirmationsOf,
  usePendingReconfirmations,
} from '@investor-portal/shared/storage/pending-reconfirmations';

/** Checks once per page for commitments to reconfirm (decision 48). Nobody waits, so failures are not reported. */
export function ReconfirmationCheck() {
  const { data: user } = useUserDetails({ revalidateIfStale: false });
  const { pathname } = useLocation();
  const { all, known, save } = usePendingReconfirmations();
  const isNeeded = isRegistered(user) && !known && pathname !== paths.portfolio;
  const asked = useRef(false);
  const keep = useEffectEvent((read: Parameters<typeof reconfirmationsOf>[0], isAll: boolean) => {
    // The investor may have acted meanwhile, or opened the portfolio.
    if (known) return;
    const isOlder = ({ id }: { id: string }) => !isAll && !read.some(({ guid }) => guid === id);
    save([...reconfirmationsOf(read), ...all.filter(isOlder)]);
  });
  const check = useEffectEvent(async () => {
    if (asked.current) return;
    asked.current = true;
    const { data, totalPages } = await fetchCommitments({
      ...commitmentListDefaults,
      rowPerPage: wholeListPageSize,
      advanceFilter: { investorAccountId: user?.accountId ?? '' },
    });
    keep(data, totalPages === null ? data.length < wholeListPageSize : totalPages <= 1);
  });
  useEffect(() => {
    if (isNeeded) check().catch(() => undefined);
  }, [isNeeded]);
  return null;
}
