import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { addCentavos, toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import type { UserDetails } from '@investor-portal/shared/session/session';

const year = 365 * 86_400_000;
/** The status names after which the calibrated amount is what was invested (spec §4 'Final Investment Details'). */
const calibrated = ['completed', 'committed'];
const refunded = ['canceled', 'cancelled', 'terminated'];

/** What is left of the standard limit, as far as the portal's own commitments tell (decision 35). */
export interface LimitEstimate {
  limit: Centavos;
  left: Centavos;
}

/** Whether the standard investment limit applies: Premium Account Access waives it (spec §6). */
export function hasStandardLimit(user: Pick<UserDetails, 'accountTier'> | undefined): boolean {
  return user?.accountTier.toUpperCase() === 'BASIC';
}

/** Whether a sentence of the API is about that limit. */
export function namesStandardLimit(sentence: string): boolean {
  return /standard (investment )?limit|premium account/i.test(sentence);
}

/** The standard limit less what the investor has committed in the last twelve months. */
export function estimateLimit(commitments: readonly Commitment[], now: number): LimitEstimate {
  const { limits, currency } = runtimeConfig();
  const limit = toCentavos(limits.premiumWaiver) ?? (0 as Centavos);
  const counted = commitments.filter(
    (commitment) =>
      (commitment.commitmentCurrencyCode || currency) === currency && isWithinYear(commitment, now),
  );
  const used = addCentavos(...counted.map(heldAmount));
  return { limit, left: Math.max(0, limit - used) as Centavos };
}

/** How much an amount exceeds what is left; 0 when it does not. */
export function excessOf(amount: string, { left }: LimitEstimate): Centavos {
  return Math.max(0, (toCentavos(amount) ?? 0) - left) as Centavos;
}

/** Whether a commitment is recent enough to count; one whose date cannot be read counts. */
export function isWithinYear({ commitmentDate, createdOn }: Commitment, now: number): boolean {
  const committedAt = parseInstant(commitmentDate || createdOn);
  return committedAt === null || committedAt > now - year;
}

function heldAmount(commitment: Commitment): Centavos {
  const status = commitment.commitmentStatus.name.toLowerCase();
  if (commitment.commitmentStatusCode === 'CAN' || refunded.includes(status)) return 0 as Centavos;
  const { calibratedAmount, commitmentAmount } = commitment;
  const amount = calibrated.includes(status)
    ? (calibratedAmount ?? commitmentAmount)
    : commitmentAmount;
  return toCentavos(amount) ?? (0 as Centavos);
}
