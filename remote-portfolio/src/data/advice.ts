import type { Advice } from '@investor-portal/shared/partner-api/contract/commitment';

export type Direction = 'debit' | 'credit';

/** Returns undefined for a transaction type that is neither a debit nor a credit, or that takes one of them back. */
export function directionOf({ transactionType }: Advice): Direction | undefined {
  // 'Debit Reversal' may mean the debit that is reversed, or the money that comes back.
  if (/revers|void|charge-?back/i.test(transactionType.name)) return undefined;
  // 'Credit Card Payment' does not say that money came back.
  const name = transactionType.name.replace(/(?:credit|debit)[\s-]*card/i, '');
  if (/credit|refund/i.test(name)) return 'credit';
  return /debit/i.test(name) ? 'debit' : undefined;
}

export function isCredit(advice: Advice): boolean {
  return directionOf(advice) === 'credit';
}

export function isDebit(advice: Advice): boolean {
  return directionOf(advice) === 'debit';
}

/** Returns the amount, without its sign if the type tells the direction. An API may send debits as negative amounts. */
export function movedAmount(advice: Advice): number | null {
  const { amount } = advice;
  return amount === null || !directionOf(advice) ? amount : Math.abs(amount);
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
