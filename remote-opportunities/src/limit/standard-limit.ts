import useSWR from 'swr';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { countedAmount } from '@investor-portal/shared/rules/commitment-status';
import { addCentavos, toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import { useIdle } from '@investor-portal/shared/hooks/use-idle';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { commitmentsCall } from '@investor-portal/shared/partner-api/contract/commitments';
import { derivedKey, type DataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { readCommitments } from '@investor-portal/shared/partner-api/reading/commitment-lists';

const yearMs = 365 * 86_400_000;

/** What is left of the standard limit, as far as the portal's own commitments tell (decision 35). */
export interface LimitEstimate {
  limit: Centavos;
  left: Centavos;
}

/** Whether the standard investment limit applies: Premium Account Access waives it (spec §6). */
export function hasStandardLimit(user: Pick<UserDetails, 'accountTier'> | undefined): boolean {
  return user?.accountTier.toUpperCase() === 'BASIC';
}

/** Whether the account's tier waives that limit: those of the specification above Basic (spec §6). */
function waivesStandardLimit({ accountTier }: Pick<UserDetails, 'accountTier'>): boolean {
  return ['PREMIUM', 'QUALIFIED'].includes(accountTier.toUpperCase());
}

/** Whether a sentence of the API is about that limit. */
export function namesStandardLimit(sentence: string): boolean {
  return /standard (investment )?limit|premium account/i.test(sentence);
}

/** The standard limit less what the investor has committed in the last twelve months; null if an amount is unknown. */
export function estimateLimit(
  commitments: readonly Commitment[],
  now: number,
): LimitEstimate | null {
  const { limits, currency } = runtimeConfig();
  const limit = toCentavos(limits.premiumWaiver) ?? (0 as Centavos);
  const amounts = commitments
    .filter(
      (commitment) =>
        (commitment.commitmentCurrencyCode || currency) === currency &&
        isWithinYear(commitment, now),
    )
    .map(countedAmount);
  const known = amounts.filter((amount) => amount !== null);
  if (known.length < amounts.length) return null;
  const used = addCentavos(...known);
  return { limit, left: Math.max(0, limit - used) as Centavos };
}

/** How much an amount exceeds what is left; 0 when it does not. */
export function excessOf(amount: string, { left }: LimitEstimate): Centavos {
  return Math.max(0, (toCentavos(amount) ?? 0) - left) as Centavos;
}

/** Whether a commitment is recent enough to count; one whose date cannot be read counts. */
function isWithinYear({ commitmentDate, createdOn }: Commitment, now: number): boolean {
  const committedAt = parseInstant(commitmentDate || createdOn);
  return committedAt === null || committedAt > now - yearMs;
}

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
    applies && idle ? derivedKey('standard-limit', [commitmentsCall], user.accountId) : null,
    ([, , accountId = '']: DataKey) => fetchEstimate(accountId),
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
