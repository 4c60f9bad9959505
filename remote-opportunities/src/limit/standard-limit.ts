import useSWR from 'swr';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { countedAmount } from '@investor-portal/shared/rules/commitment-status';
import { committedOn } from '@investor-portal/shared/rules/committed-on';
import { currencyOf, toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { sumIfKnown } from '@investor-portal/shared/rules/sum-commitments';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { isRegistered } from '@investor-portal/shared/rules/is-registered';
import { useIdle } from '@investor-portal/shared/hooks/use-idle';
import { serverNow } from '@investor-portal/shared/session/server-time';
import { commitmentsCall } from '@investor-portal/shared/partner-api/contract/commitments';
import { derivedKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { readCommitments } from '@investor-portal/shared/partner-api/reading/commitment-lists';

/** The rest of the standard limit, as far as the investor's commitments in the portal tell (decision 35). */
interface LimitEstimate {
  limit: Centavos;
  left: Centavos;
}

/** Whether the standard investment limit applies. Premium Account Access waives it (spec §6). */
export function hasStandardLimit(user: Pick<UserDetails, 'accountTier'> | undefined): boolean {
  return user?.accountTier.toUpperCase() === 'BASIC';
}

export function mentionsStandardLimit(sentence: string): boolean {
  return /standard (investment )?limit|premium account/i.test(sentence);
}

/** Subtracts the commitments of the last twelve months. Returns null if an amount is unknown or in another currency. */
export function estimateLimit(commitments: readonly Commitment[], now: number) {
  const { limits, currency } = runtimeConfig();
  const limit = toCentavos(limits.premiumWaiver) ?? (0 as Centavos);
  const amounts = commitments
    .filter((commitment) => isWithinYear(commitment, now))
    .map((commitment) => {
      const amount = countedAmount(commitment);
      const isKnown = amount === 0 || currencyOf(commitment.commitmentCurrencyCode) === currency;
      return isKnown ? amount : null;
    });
  const used = sumIfKnown(amounts);
  return used === null ? null : { limit, left: Math.max(0, limit - used) as Centavos };
}

/** A commitment whose date cannot be read counts as recent. */
function isWithinYear(commitment: Commitment, now: number): boolean {
  const committedAt = parseInstant(committedOn(commitment));
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  return committedAt === null || committedAt > yearAgo.getTime();
}

/** With more than 1,000 commitments, the screen would be slow, so there is no estimate. */
const maxPages = 10;

export type StandardLimit =
  | { kind: 'loading' }
  | { kind: 'waived' }
  /** The investor is not registered or has no known tier, or the commitments cannot be added up (decision 35). */
  | { kind: 'unknown' }
  | ({ kind: 'estimated' } & LimitEstimate);

export function useStandardLimit(user: UserDetails | undefined): StandardLimit {
  const applies = user !== undefined && isRegistered(user) && hasStandardLimit(user);
  const idle = useIdle();
  const { data, error } = useSWR<LimitEstimate | null, unknown>(
    applies && idle ? derivedKey('standard-limit', [commitmentsCall], user.accountId) : null,
    () => fetchEstimate(user?.accountId ?? ''),
  );
  if (!user) return { kind: 'loading' };
  if (!isRegistered(user)) return { kind: 'unknown' };
  const isWaived = ['PREMIUM', 'QUALIFIED'].includes(user.accountTier.toUpperCase());
  if (!applies) return { kind: isWaived ? 'waived' : 'unknown' };
  if (data) return { kind: 'estimated', ...data };
  return { kind: data === null || error ? 'unknown' : 'loading' };
}

async function fetchEstimate(investorAccountId: string): Promise<LimitEstimate | null> {
  const { rows, complete, unreadable } = await readCommitments(investorAccountId, {
    atMost: maxPages,
  });
  return complete && !unreadable ? estimateLimit(rows, serverNow()) : null;
}
