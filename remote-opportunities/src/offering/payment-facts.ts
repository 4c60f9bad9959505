import * as v from 'valibot';
import type { PaymentOption } from '@investor-portal/shared/partner-api/contract/payments';
import { currencyOf, toCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';

/** A payment option as a receipt names it. `fee` is in the platform's currency, and null if the API sends none (readings W19). */
export const paymentFactsSchema = v.object({ label: v.string(), fee: v.nullable(v.number()) });
export type PaymentFacts = v.InferOutput<typeof paymentFactsSchema>;

export function paymentFacts(option: PaymentOption): PaymentFacts {
  return { label: paymentLabel(option), fee: option.fee };
}

/** Joins provider name and product name, like the options' labels (spec §2). */
export function paymentLabel({ providerName, productName }: PaymentOption): string {
  return [providerName, productName].filter(Boolean).join(' · ') || '--';
}

/** Returns the payment option's fee, or 0 if the API sends none or the currency is not the fee's. */
export function feeOf(option: Pick<PaymentOption, 'fee'> | undefined, currency: string): Centavos {
  const isSame = currencyOf(currency) === runtimeConfig().currency;
  return (isSame ? toCentavos(option?.fee) : null) ?? (0 as Centavos);
}

/** Returns what the wallet pays: the amount and the payment option's fee. */
export function totalOf(
  amount: Centavos,
  option: Pick<PaymentOption, 'fee'> | undefined,
  currency: string,
): Centavos {
  return (amount + feeOf(option, currency)) as Centavos;
}
