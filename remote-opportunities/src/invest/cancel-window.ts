import { cancellableUntil, formatDateTime } from '@investor-portal/shared/rules/dates';
import type { WireDate } from '@investor-portal/shared/rules/wire-date';

/** For a list of facts: the moment, or that it has passed (readings R3). */
export function cancelUntil(offeringEnd: WireDate, now: number): string {
  const moment = cancellableUntil(offeringEnd);
  const passed = moment !== null && moment <= now;
  return passed ? `Not any more, since ${formatDateTime(moment)}` : formatDateTime(moment);
}

/** The same as a sentence; '' when the end of the offering is not known. */
export function cancelSentence(offeringEnd: WireDate, now: number): string {
  const moment = cancellableUntil(offeringEnd);
  if (moment === null) return '';
  return moment <= now
    ? `The offering is about to close: a commitment made now cannot be cancelled. Cancelling was possible until ${formatDateTime(moment)}.`
    : `A commitment can be cancelled until ${formatDateTime(moment)}.`;
}
