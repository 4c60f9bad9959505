import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSWRConfig } from 'swr';
import { useNow } from '@investor-portal/shared/hooks/use-now';
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
  stillPending,
  usePendingReconfirmations,
  type PendingReconfirmation,
} from '@investor-portal/shared/storage/pending-reconfirmations';
import { forcedHighlight } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { onAnswer } from '../handover/receive-handover';

/** The number of commitments to reconfirm, on the menu's button. `noteId` is the id of the sentence that describes that button. */
export function PendingCounter({ noteId }: { noteId: string }) {
  useReconfirmationCheck();
  const { length: count } = useReconfirmations();
  if (count === 0) return null;
  return (
    <>
      <Pill aria-hidden="true">{count > 99 ? '99+' : count}</Pill>
      <span id={noteId} hidden>
        {needAction(count)}
      </span>
    </>
  );
}

export function needAction(count: number): string {
  return `${count === 1 ? '1 commitment needs' : `${count} commitments need`} your action`;
}

const minute = 60_000;

export function useReconfirmations(): PendingReconfirmation[] {
  const { all, known } = usePendingReconfirmations();
  const now = useNow(minute);
  // The list of an earlier visit may be out of date, and a failure shows nothing.
  return known ? stillPending(all, now) : [];
}

export function reconfirmLink(pending: readonly PendingReconfirmation[]): string {
  const [only] = pending;
  return only?.campaign && pending.length === 1
    ? paths.commitment(only.id, only.campaign)
    : paths.portfolio;
}

type Commitments = Parameters<typeof reconfirmationsOf>[0];

const minIntervalMs = 5 * minute;

/**
 * Checks for commitments to reconfirm, again and again, because a material change may begin while the page is open. Nobody
 * waits, so failures are not reported. Other dates do not count: nobody has to act, and urging to invest would be advice.
 */
function useReconfirmationCheck(): void {
  const { data: user } = useUserDetails({ revalidateIfStale: false });
  const registered = isRegistered(user);
  const { pathname } = useLocation();
  const { all, known, save } = usePendingReconfirmations();
  const { mutate } = useSWRConfig();
  const checkedAt = useRef(-Infinity);
  const keep = useEffectEvent((read: Commitments, isAll: boolean, before: typeof all) => {
    // The investor may have acted meanwhile, or opened the portfolio.
    if (all !== before) return;
    const isOlder = ({ id }: { id: string }) => !isAll && !read.some(({ guid }) => guid === id);
    const found = [...reconfirmationsOf(read), ...all.filter(isOlder)];
    save(found);
    // The screen shows terms and statuses from before the change.
    if (known && JSON.stringify(found) !== JSON.stringify(all))
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
    const stop = onAnswer((isHandedOver) => isHandedOver && check());
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
}

/** On the upper right of the icon. A longer number grows to the left, because the word is on the right. */
const Pill = styled.span`
  position: absolute;
  inset: 0.0625rem calc(100% - 2rem) auto auto;
  min-width: 1rem;
  padding-inline: 0.1875rem;
  background: ${tokens.colour.accent};
  border-radius: ${tokens.radius.pill};
  box-shadow: 0 0 0 2px ${tokens.colour.surface};
  color: ${tokens.colour['on-accent']};
  font-size: 0.6875rem;
  font-weight: 650;
  line-height: 1rem;
  text-align: center;
  ${forcedHighlight}
`;
