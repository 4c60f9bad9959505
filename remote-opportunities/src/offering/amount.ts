import * as v from 'valibot';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { notAnAmount, readAmount } from '@investor-portal/shared/rules/amount-grammar';
import {
  formatAmount,
  formatCentavos,
  toCentavos,
  type Centavos,
  currencyOf,
} from '@investor-portal/shared/rules/money';
import { toSharePrice } from '@investor-portal/shared/rules/share-price';
import { costOf, sharesFor, wholeShares } from '@investor-portal/shared/rules/shares';
import { closedMessages, phaseOf } from '@investor-portal/shared/rules/offering-phase';
import type { UserDetails } from '@investor-portal/shared/session/session';
import {
  walletProviderCode,
  type PaymentOption,
} from '@investor-portal/shared/partner-api/contract/payments';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';

type AmountLimits = Pick<Campaign, 'minAmountPerInvestor' | 'maxAmountPerInvestor'>;

/** Returns the message of spec §5 for a typed amount (readings R15), or null. A limit of null or 0 is no limit (readings R2). */
export function amountError(
  text: string,
  { minAmountPerInvestor: min, maxAmountPerInvestor: max }: AmountLimits,
  currency?: string,
): string | null {
  const reading = readAmount(text, currency);
  if (reading.kind === 'empty') return 'Amount is required';
  if (reading.kind !== 'amount' || reading.centavos <= 0) return notAnAmount('Amount', reading);
  const amount = reading.centavos;
  const least = toCentavos(min) ?? 0;
  if (least > 0 && amount < least) return `Entered amount must be at least ${formatAmount(min)}.`;
  const most = toCentavos(max) ?? 0;
  if (most > 0 && amount > most) return `Entered amount must not exceed ${formatAmount(max)}.`;
  return amount === Infinity ? notAnAmount('Amount', reading) : null;
}

export function cannotCommitReason(campaign: Campaign, amount: Centavos, now: number) {
  return closedMessages[phaseOf(campaign, now)] ?? amountError(formatCentavos(amount), campaign);
}

type OfferingTerms = Pick<Campaign, 'sharePrice' | 'minAmountPerInvestor' | 'maxAmountPerInvestor'>;

/** The offered amounts are these multiples of the minimum, or of the share price if there is no minimum. */
const multiples = [1, 2, 5];

export function suggestedAmounts(offer: OfferingTerms): Centavos[] {
  const price = priceOf(offer);
  if (price === null) return [];
  const least = Math.max(toCentavos(offer.minAmountPerInvestor) ?? 0, costOf(1, price));
  const amounts = multiples.map((times) => atLeast(least * times, price));
  return [...new Set(amounts)].filter((amount) => isAllowed(amount, offer));
}

function priceOf({ sharePrice }: OfferingTerms) {
  const price = toSharePrice(sharePrice);
  return price !== null && price > 0 ? price : null;
}

function atLeast(centavos: number, price: NonNullable<ReturnType<typeof priceOf>>): Centavos {
  const shares = sharesFor(centavos, price);
  const cost = costOf(shares, price);
  return cost < centavos ? costOf(shares + 1, price) : cost;
}

function isAllowed(amount: Centavos, offer: OfferingTerms): boolean {
  return amountError(formatCentavos(amount), offer) === null;
}

/** Returns what buys no whole share, and the nearest allowed amount of whole shares or null. Null if nothing is left or unknown. */
export function amountWithoutRest(amount: string, offer: OfferingTerms) {
  const price = priceOf(offer);
  const bought = wholeShares(amount, offer.sharePrice);
  if (price === null || bought === null || bought.leftOver === 0) return null;
  const around = [bought.shares, bought.shares + 1].map((shares) => costOf(shares, price));
  const whole = around.find((cost) => isAllowed(cost, offer)) ?? null;
  return { leftOver: bought.leftOver, whole };
}

/** Returns the largest allowed amount of whole shares up to `most`, or of any amount if the price is unknown. */
export function largestAmount(most: number, offer: OfferingTerms): Centavos | null {
  const price = priceOf(offer);
  const max = toCentavos(offer.maxAmountPerInvestor) ?? 0;
  const within = Math.min(most, max > 0 ? max : Infinity);
  if (!Number.isFinite(within)) return null;
  const amount = (price === null ? within : costOf(sharesFor(within, price), price)) as Centavos;
  return isAllowed(amount, offer) ? amount : null;
}

type Wallet = UserDetails['walletDetails'] | undefined;

/** Returns the wallet's balance, or null if it is unknown or in another currency. */
export function balanceIn(currency: string, wallet: Wallet): Centavos | null {
  return wallet?.currencyCode === currency ? toCentavos(wallet.balance) : null;
}

/** Returns the part of a total that exceeds the wallet's balance, or null if the balance is enough or unknown. */
export function walletShortfall(total: Centavos, currency: string, wallet: Wallet) {
  const balance = balanceIn(currency, wallet);
  return balance === null || total <= balance ? null : ((total - balance) as Centavos);
}

/** Only the wallet can pay for a commitment (spec §5 'Review'). */
export const isUsable = ({ providerCode }: PaymentOption) => providerCode === walletProviderCode;

/** A payment option as a receipt names it. `fee` is in the platform's currency, and null if the API sends none (readings W19). */
export const paymentFactsSchema = v.object({ label: v.string(), fee: v.nullable(v.number()) });
export type PaymentFacts = v.InferOutput<typeof paymentFactsSchema>;

export function paymentFacts(option: PaymentOption): PaymentFacts {
  return { label: paymentLabel(option), fee: option.fee };
}

export function paymentLabel({ providerName, productName }: PaymentOption): string {
  return [providerName, productName].filter(Boolean).join(' · ') || '--';
}

type WithFee = Pick<PaymentOption, 'fee'> | undefined;

/** Returns the payment option's fee, or 0 if the API sends none or the currency is not the fee's. */
export function feeOf(option: WithFee, currency: string): Centavos {
  const isSame = currencyOf(currency) === runtimeConfig().currency;
  return (isSame ? toCentavos(option?.fee) : null) ?? (0 as Centavos);
}

/** Returns what the wallet pays: the amount and the payment option's fee. */
export function totalOf(amount: Centavos, option: WithFee, currency: string): Centavos {
  return (amount + feeOf(option, currency)) as Centavos;
}
