import type {
  Campaign,
  Subscription,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import {
  currencyOf,
  formatMoney,
  toCentavos,
  type Amount,
} from '@investor-portal/shared/rules/money';

/** Returns the subscription's raised amount, which matches the percentage beside it, or else the campaign's amount. */
export function raisedAmount(
  { currencyCode, totalRaisedAmount }: Pick<Campaign, 'currencyCode' | 'totalRaisedAmount'>,
  subscription: Pick<Subscription, 'totalCommitmentAmountWithCurrency'> | null | undefined,
): Amount {
  return (
    amountIn(subscription?.totalCommitmentAmountWithCurrency ?? '', currencyOf(currencyCode)) ??
    totalRaisedAmount
  );
}

/** The subscription's number of investors, which may be 0, or else the campaign's. */
export function investorCount(
  { totalInvestors }: Pick<Campaign, 'totalInvestors'>,
  subscription: Pick<Subscription, 'totalInvestors'> | null | undefined,
): number | null {
  return subscription?.totalInvestors ?? totalInvestors;
}

/**
 * Returns the figure of `PHP 1,250.00`, `Php. 1,250` or `₱1,250`, or null if it is unreadable or in another currency. With
 * `readAmount`, the campaign's page would load the whole amount grammar only for this.
 */
function amountIn(text: string, currency: string): string | null {
  const named = text.trim().toUpperCase().replace('₱', 'PHP');
  const figure = named.replace(currency, '').replace(/^\.\s/, '').trim();
  return toCentavos(figure) === null ? null : figure;
}

/** Formats a minimum or maximum per investor. 0 means that there is no limit (readings R2), null that it is unknown. */
export function formatLimit(amount: number | null, currency: string): string {
  const centavos = toCentavos(amount);
  return centavos !== null && centavos <= 0 ? 'None' : formatMoney(amount, currency);
}
