import useSWR from 'swr';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import { useIdle } from '@investor-portal/shared/hooks/use-idle';
import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { fetchCommitments } from '@investor-portal/shared/partner-api/commitments';
import {
  hasMorePages,
  uniqueByGuid,
  type Page,
} from '@investor-portal/shared/partner-api/envelope';
import { commitmentListDefaults } from '@investor-portal/shared/partner-api/list-request';
import type { UserDetails } from '@investor-portal/shared/session/session';
import {
  estimateLimit,
  hasStandardLimit,
  isWithinYear,
  waivesStandardLimit,
  type LimitEstimate,
} from './standard-limit';

/** An investor with more commitments than this in a year gets no estimate rather than a slow screen. */
const maxPages = 20;

export type StandardLimit =
  | { kind: 'loading' }
  /** The account's tier waives the limit. */
  | { kind: 'waived' }
  /** Not registered, of no known tier, or not all commitments could be read. */
  | { kind: 'unknown' }
  | ({ kind: 'estimated' } & LimitEstimate);

/** The standard limit of the signed-in investor; its figures load once the screen is idle. */
export function useStandardLimit(user: UserDetails | undefined): StandardLimit {
  const applies = user !== undefined && isRegistered(user) && hasStandardLimit(user);
  const idle = useIdle();
  const { data, error } = useSWR<LimitEstimate | null, unknown>(
    applies && idle ? ['standard-limit', user.accountId] : null,
    ([, accountId]: [string, string]) => fetchEstimate(accountId),
  );
  if (!user) return { kind: 'loading' };
  if (!isRegistered(user)) return { kind: 'unknown' };
  if (!applies) return { kind: waivesStandardLimit(user) ? 'waived' : 'unknown' };
  if (data) return { kind: 'estimated', ...data };
  return { kind: data === null || error ? 'unknown' : 'loading' };
}

/** From the commitments of the last twelve months, newest first; null when there are too many, or one cannot be read. */
async function fetchEstimate(investorAccountId: string): Promise<LimitEstimate | null> {
  const now = Date.now();
  const pages: Page<Commitment>[] = [];
  while (pages.length < maxPages) {
    const page = await fetchCommitments({
      ...commitmentListDefaults,
      pageNumber: pages.length + 1,
      advanceFilter: { investorAccountId },
    });
    if (page.unreadable) return null;
    pages.push(page);
    const older = page.data.some((commitment) => !isWithinYear(commitment, now));
    if (older || !hasMorePages(pages))
      return estimateLimit(uniqueByGuid(pages.flatMap(({ data }) => data)), now);
  }
  return null;
}
