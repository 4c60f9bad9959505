import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useRevalidateShownLists } from '@investor-portal/shared/hooks/use-revalidate-shown-lists';
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

/** In ms. A shorter time would ask the API at almost every navigation. */
const minIntervalMs = 5 * 60_000;

/**
 * Checks for commitments to reconfirm (decision 48). A material change may begin while the page is open, so the check is
 * repeated, but never while the page is hidden. Nobody waits, so failures are not reported.
 */
export function ReconfirmationCheck() {
  const { data: user } = useUserDetails({ revalidateIfStale: false });
  const { pathname } = useLocation();
  const { all, known, save } = usePendingReconfirmations();
  const { mutate } = useSWRConfig();
  const revalidateShownLists = useRevalidateShownLists();
  const lastKnown = useRef<typeof all>(undefined);
  const checkedAt = useRef(-Infinity);
  const keep = useEffectEvent(
    (read: Parameters<typeof reconfirmationsOf>[0], isAll: boolean, before: typeof all) => {
      // The investor may have acted meanwhile, or opened the portfolio.
      if (all !== before) return;
      const isOlder = ({ id }: { id: string }) => !isAll && !read.some(({ guid }) => guid === id);
      save([...reconfirmationsOf(read), ...all.filter(isOlder)]);
    },
  );
  const check = useEffectEvent(async () => {
    const now = serverNow();
    if (!isRegistered(user) || document.hidden || now - checkedAt.current < minIntervalMs) return;
    checkedAt.current = now;
    const before = all;
    const { data, totalPages } = await fetchCommitments({
      ...commitmentListDefaults,
      rowPerPage: wholeListPageSize,
      advanceFilter: { investorAccountId: user?.accountId ?? '' },
    });
    keep(data, totalPages === null ? data.length < wholeListPageSize : totalPages <= 1, before);
  });
  const look = useEffectEvent(() => void check().catch(() => undefined));
  const follow = useEffectEvent((list: typeof all) => {
    // Another tab or the portfolio may have read the list.
    checkedAt.current = serverNow();
    const before = lastKnown.current;
    lastKnown.current = list;
    const isKnown = ({ id, until }: (typeof all)[number]) =>
      before?.some((each) => each.id === id && each.until === until);
    if (!before || list.every(isKnown)) return;
    // The screen shows the terms and statuses from before the change.
    void mutate((key) => isOutdatedByMoney(key));
    revalidateShownLists();
  });
  useEffect(() => {
    if (known) follow(all);
  }, [known, all]);
  const registered = isRegistered(user);
  useEffect(() => {
    // The portfolio reads the list itself when it opens.
    if (registered && pathname !== paths.portfolio) look();
  }, [registered, pathname]);
  useEffect(() => {
    const stop = onHandover(() => look());
    const onVisible = () => look();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
  return null;
}
