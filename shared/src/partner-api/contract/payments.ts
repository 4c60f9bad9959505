import * as v from 'valibot';
import * as calls from './calls';
import { envelopeOf } from './envelope';
import { read } from '@investor-portal/shared/partner-api/client/client';
import { identity, quantity, rowsOf, text } from '../../schema/fields';

/** The only provider with which a commitment can be created (spec §5 'Review'). */
export const walletProviderCode = 'EVLT';

export const paymentOptionSchema = v.object({
  productGuid: identity,
  providerCode: text,
  providerName: text,
  productName: text,
  /** What paying costs on top of the amount, PHP; null where the API does not say (readings W19). */
  fee: quantity,
});
export type PaymentOption = v.InferOutput<typeof paymentOptionSchema>;
export const paymentOptionsResponse = envelopeOf(rowsOf(paymentOptionSchema));

/** The ways to pay that a partner offers (spec §7); `partnerAccountCode` is the hand-over's `code`. */
export function fetchPaymentOptions(
  partnerAccountCode: string,
  signal?: AbortSignal,
): Promise<PaymentOption[]> {
  return read({
    call: calls.paymentOptions,
    query: { partnerAccountCode },
    answer: paymentOptionsResponse,
    signal,
  });
}
