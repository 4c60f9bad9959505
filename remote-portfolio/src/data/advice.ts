import type { Advice } from '@investor-portal/shared/partner-api/contract/commitment';

/** Money that goes back to the wallet. */
export function isCredit({ transactionType }: Advice): boolean {
  return /credit|refund/i.test(transactionType.name);
}

/** Money that is taken from the wallet. */
export function isDebit({ transactionType }: Advice): boolean {
  return /debit/i.test(transactionType.name);
}

/** Where an advice's money went: out of the wallet or back to it. */
export type Direction = 'debit' | 'credit';

/** Undefined for a transaction type that is neither. */
export function directionOf(advice: Advice): Direction | undefined {
  if (isCredit(advice)) return 'credit';
  return isDebit(advice) ? 'debit' : undefined;
}

/** Stricter than the green statuses of spec §4: an approved or accepted refund may not have arrived yet. */
export function isSettled({ status }: Advice): boolean {
  return /^\s*(?:completed?|success(?:ful)?|settled|credited|debited|posted|paid)\s*$/i.test(
    status.name,
  );
}
