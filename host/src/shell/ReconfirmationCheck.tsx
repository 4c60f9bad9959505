import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { isListKey } from '@investor-portal/shared/hooks/use-paged-list';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { fetchCommitments } from '@investor-portal/shared/partner-api/contract/commitments';
import { commitmentListDefaults } from '@investor-portal/shared/partner-api/contract/list-request';
import { isOutdatedByMoney } from '@investor-portal/shared/partner-api/reading/data-key';
import { wholeListPageSize } from '@investor-portal/shared/partner-api/reading/read-all-pages';
import { paths } from '@investor-portal/shared/routes/paths';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import { serverNow } from '@investor-portal/shared/session/server-time';
import {
  reconfirmationsOf,
  usePendingReconfirmations,
} from '@investor-portal/shared/storage/pending-reconfirmations';
import { onHandover } from '../handover/receive-handover';

type Commitments = Parameters<typeof reconfirmationsOf>[0];

const minIntervalMs = 5 * 60_000;

/**
 * Checks for commitments to reconfirm. A material change may begin while the page is open, so the check is repeated, but never
 * while the page is hidden. Nobody waits, so failures are not reported. The menu counts only these commitments: nobody has to
 * act on another date, and urging to invest would be advice.
 */
export function ReconfirmationCheck() {
  const { data: user } = useUserDetails({ revalidateIfStale: false });
  const registered = isRegistered(user);
  const { pathname } = useLocation();
  const { all, known, save } = usePendingReconfirmations();
  const { mutate } = useSWRConfig();
  const checkedAt = useRef(-Infinity);
  const lastFound = useRef<typeof all>(undefined);
  const keep = useEffectEvent((read: Commitments, isAll: boolean, before: typeof all) => {
    // The investor may have acted meanwhile, or opened the portfolio.
    if (all !== before) return;
    const isOlder = ({ id }: { id: string }) => !isAll && !read.some(({ guid }) => guid === id);
    const found = [...reconfirmationsOf(read), ...all.filter(isOlder)];
    save(found);
    const last = lastFound.current ?? (known ? all : found);
    lastFound.current = found;
    // The screen shows terms and statuses from before the change.
    if (JSON.stringify(found) !== JSON.stringify(last))
      void mutate((key) => isOutdatedByMoney(key) || isListKey(key));
  });
  const check = useEffectEvent(() => {
    const now = serverNow();
    if (!registered || document.hidden || now - checkedAt.current < minIntervalMs) return;
    checkedAt.current = now;
    fetchCommitments({
      ...commitmentListDefaults,
      rowPerPage: wholeListPageSize,
      advanceFilter: { investorAccountId: user?.accountId ?? '' },
    }).then(
      ({ data, totalPages }) =>
        keep(data, totalPages === null ? data.length < wholeListPageSize : totalPages <= 1, all),
      () => undefined,
    );
  });
  useEffect(() => {
    // The portfolio or another tab has just read the list.
    if (known) checkedAt.current = serverNow();
  }, [known]);
  useEffect(() => {
    // The portfolio reads the list itself when it opens.
    if (registered && pathname !== paths.portfolio) check();
  }, [registered, pathname]);
  useEffect(() => {
    const onVisible = () => check();
    document.addEventListener('visibilitychange', onVisible);
    const stop = onHandover(onVisible);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
  return null;
}
