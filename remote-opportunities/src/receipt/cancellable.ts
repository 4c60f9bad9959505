import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import type { Receipt } from './receipt';

/** Whether a commitment could be cancelled when it was made; true while the deadline is unknown. */
export function isCancellable({ cancellableUntil, committedOn }: Receipt): boolean {
  const committedAt = parseInstant(committedOn);
  return cancellableUntil === null || committedAt === null || cancellableUntil > committedAt;
}

/** The cancellation deadline as a sentence (spec §9); '' when it is unknown. */
export function cancellableSentence(receipt: Receipt): string {
  if (!isCancellable(receipt)) return 'It cannot be cancelled.';
  const { cancellableUntil } = receipt;
  return cancellableUntil === null
    ? ''
    : `You can cancel it until ${formatDateTime(cancellableUntil)}.`;
}
