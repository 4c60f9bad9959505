import { cancellableUntil, formatDateTime } from '@investor-portal/shared/rules/dates';
import type { WireDate } from '@investor-portal/shared/rules/wire-date';

/** The cancellation deadline as a value in a list of figures (spec §9, readings R3). */
export function cancellationText(offeringEnd: WireDate, now: number): string {
  const deadline = cancellableUntil(offeringEnd);
  const passed = deadline !== null && deadline <= now;
  return passed ? `Cancellation closed ${formatDateTime(deadline)}` : formatDateTime(deadline);
}

/** The cancellation deadline as a sentence; '' when the end of the offering is unknown. */
export function cancellationSentence(offeringEnd: WireDate, now: number): string {
  const deadline = cancellableUntil(offeringEnd);
  if (deadline === null) return '';
  return deadline <= now
    ? `This offering closes soon, so you cannot cancel a commitment you make now. Cancellation closed on ${formatDateTime(deadline)}.`
    : `You can cancel your commitment until ${formatDateTime(deadline)}.`;
}
