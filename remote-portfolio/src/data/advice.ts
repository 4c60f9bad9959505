import type { Advice } from '@investor-portal/shared/partner-api/contract/commitment';

export function isCredit({ transactionType }: Advice): boolean {
  return /credit|refund/i.test(transactionType.name);
}

export function isDebit({ transactionType }: Advice): boolean {
  return /debit/i.test(transactionType.name);
}

export type Direction = 'debit' | 'credit';

/** Returns undefined for a transaction type that is neither a debit nor a credit. */
export function directionOf(advice: Advice): Direction | undefined {
  if (isCredit(advice)) return 'credit';
  return isDebit(advice) ? 'debit' : undefined;
}

/**
 * Whether the money has moved. The green statuses of spec §4 are not enough: an accepted refund may not have arrived
 * yet.
 */
export function isSettled({ status }: Advice): boolean {
  return /^\s*(?:completed?|success(?:ful)?|settled|credited|debited|posted|paid)\s*$/i.test(
    status.name,
  );
}
