import { formatAmount } from '@investor-portal/shared/rules/money';
import type { Tier } from '../db/rows';
import type { Phase } from './campaign-phase';
import { pesos } from './format';

/** The limit of an investor's total commitments without the Premium waiver (spec §9), in centavos. */
const standardLimit = 50_000_00;

/** The facts that decide whether a new commitment is accepted. Money is in centavos. */
interface InvestSituation {
  amount: number;
  phase: Phase;
  tier: Tier;
  /** The minimum per investor and campaign. 0 means that there is no minimum (readings R2). */
  minimum: number;
  maximum: number;
  room: number;
  /** The investor's open and invested amounts: in this campaign, and everywhere in the last 12 months. */
  alreadyHere: number;
  alreadyEverywhere: number;
  balance: number;
}

const notOpen: Partial<Record<Phase, string>> = {
  UPCOMING: 'This offering has not started yet.',
  ENDED: 'This offering has ended.',
  COMPLETED: 'This offering is closed.',
  TERMINATED: 'This offering was terminated.',
};

/** Returns the reason to reject a commitment, or null when every rule allows it. */
export function investmentRefusal(situation: InvestSituation): string | null {
  const { amount, phase, tier, minimum, maximum, room, alreadyHere, alreadyEverywhere, balance } =
    situation;
  const closed = notOpen[phase];
  if (closed) return closed;
  if (tier === 'New') return 'Complete your registration before you invest.';
  if (amount <= 0) return 'Amount must be a valid number';
  if (minimum > 0 && amount < minimum)
    return `Entered amount must be at least ${formatAmount(minimum / 100)}.`;
  if (maximum > 0 && amount > maximum)
    return `Entered amount must not exceed ${formatAmount(maximum / 100)}.`;
  if (maximum > 0 && alreadyHere + amount > maximum)
    return `You have committed ${pesos(alreadyHere)} to this campaign already; together it must not exceed ${pesos(maximum)}.`;
  if (amount > room)
    return room > 0
      ? `This campaign can take only ${pesos(room)} more.`
      : 'This campaign is fully subscribed.';
  if (tier === 'Basic' && alreadyEverywhere + amount > standardLimit)
    return `Your commitments would pass the standard investment limit of ${pesos(standardLimit)}. Premium Account Access waives it.`;
  if (amount > balance) return `Your wallet balance of ${pesos(balance)} is not enough.`;
  return null;
}
