import type {
  Campaign,
  Subscription,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import { currencyOf, formatMoney, toCentavos } from '@investor-portal/shared/rules/money';
import { readPercent } from '@investor-portal/shared/rules/percent';

/** Returns each figure of the subscription, where 0 is a figure too, or else the campaign's. */
export function progressOf(campaign: Campaign, subscription: Subscription | null | undefined) {
  const { percentage, totalCommitmentAmountWithCurrency: raised = '' } = subscription ?? {};
  return {
    raised: amountIn(raised, currencyOf(campaign.currencyCode)) ?? campaign.totalRaisedAmount,
    percent: percentage ?? readPercent(campaign.totalRaisedAmountPercentageByTotalOffering),
    investors: subscription?.totalInvestors ?? campaign.totalInvestors,
  };
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
