import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import { addCentavos, toCentavos, type Centavos } from '@investor-portal/shared/rules/money';

/** Still on its way: neither cancelled nor ended with its campaign, whether that succeeded or not. */
export function isOpen(
  commitment: Pick<Commitment, 'commitmentStatusCode' | 'commitmentStatus' | 'completionDate'>,
): boolean {
  const ended = commitment.commitmentStatus.name.trim().toLowerCase() === 'terminated';
  return commitment.commitmentStatusCode !== 'CAN' && !ended && commitment.completionDate === '';
}

/** The sum of amounts on the wire, exact; an amount that is not known counts as none. */
export function totalOf(amounts: readonly (number | null)[]): Centavos {
  return addCentavos(...amounts.map(toCentavos).filter((amount) => amount !== null));
}
