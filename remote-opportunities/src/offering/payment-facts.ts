import * as v from 'valibot';
import type { PaymentOption } from '@investor-portal/shared/partner-api/contract/payments';

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
