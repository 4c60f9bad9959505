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
