import * as v from 'valibot';
import type { ReadCall } from '../client/call';
import { envelopeOf } from './envelope';
import { read } from '@investor-portal/shared/partner-api/client/client';
import { code, identity, quantity, rowsOf, text } from '../../schema/fields';

/** The only provider with which a commitment can be created (spec §5 'Review'). */
export const walletProviderCode = 'EVLT';

export const paymentOptionSchema = v.object({
  productGuid: identity,
  providerCode: code,
  providerName: text,
  productName: text,
  /** The fee in addition to the amount, in the platform's currency. Null if the API does not state it (readings W19). */
  fee: quantity,
});
export type PaymentOption = v.InferOutput<typeof paymentOptionSchema>;

export const paymentOptionsCall = {
  name: 'paymentOptions',
  template: 'GET api/v1/partner-payment/payment-options',
  answer: envelopeOf(rowsOf(paymentOptionSchema)),
  changesWithMoney: false,
} as const satisfies ReadCall;

/** `partnerAccountCode` is the hand-over's `code`. A negative fee is unknown, because it would lower the total. */
export async function fetchPaymentOptions(partnerAccountCode: string): Promise<PaymentOption[]> {
  const options = await read(paymentOptionsCall, { query: { partnerAccountCode } });
  return options.map((option) => ((option.fee ?? 0) < 0 ? { ...option, fee: null } : option));
}
