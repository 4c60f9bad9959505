import useSWR from 'swr';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import { useIdle } from '@investor-portal/shared/hooks/use-idle';
import { serverNow } from '@investor-portal/shared/session/server-time';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { readCommitments } from '@investor-portal/shared/partner-api/commitment-lists';
import {
  estimateLimit,
  hasStandardLimit,
  waivesStandardLimit,
  type LimitEstimate,
} from './standard-limit';

/** An investor with more than 1,000 commitments gets no estimate rather than a slow screen. */
const maxPages = 10;

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

/** null when there are too many commitments to load, or one cannot be read. */
async function fetchEstimate(investorAccountId: string): Promise<LimitEstimate | null> {
  const { rows, complete, unreadable } = await readCommitments(investorAccountId, {
    atMost: maxPages,
  });
  return complete && !unreadable ? estimateLimit(rows, serverNow()) : null;
}
