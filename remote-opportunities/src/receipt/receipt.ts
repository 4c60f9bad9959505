import * as v from 'valibot';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import type { PaymentOption } from '@investor-portal/shared/partner-api/payments';
import { cancellableUntil } from '@investor-portal/shared/rules/dates';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { fromCentavos } from '@investor-portal/shared/rules/money';
import type { Made } from '../review/reconcile';

const amount = v.nullable(v.number());

/** What a commitment notice states (amounts in PHP): price, issuer, and until when one can cancel. */
export const receiptSchema = v.object({
  /** External reference code: nobody else is shown it. */
  owner: v.string(),
  campaignGuid: v.string(),
  campaignCode: v.string(),
  issuer: v.string(),
  currencyCode: v.string(),
  amount: v.number(),
  sharePrice: amount,
  payment: v.string(),
  investor: v.string(),
  /** Epoch ms or the API's ISO instant. */
  committedOn: v.union([v.number(), v.string()]),
  /** Epoch ms. */
  cancellableUntil: amount,
  /** '' when the commitment could not be read back. */
  commitmentCode: v.string(),
  commitmentGuid: v.string(),
});
export type Receipt = v.InferOutput<typeof receiptSchema>;

export function receiptOf(
  outcome: Made,
  campaign: Campaign,
  payment: PaymentOption,
  { owner, investor }: Pick<Receipt, 'owner' | 'investor'>,
): Receipt {
  const { commitment } = outcome;
  return {
    owner,
    campaignGuid: campaign.guid,
    campaignCode: campaign.campaignCode,
    issuer: issuerNameOf(campaign),
    currencyCode: campaign.currencyCode,
    amount: fromCentavos(outcome.amount),
    sharePrice: campaign.sharePrice,
    payment: paymentLabel(payment),
    investor,
    committedOn: commitment?.commitmentDate || commitment?.createdOn || Date.now(),
    cancellableUntil: cancellableUntil(campaign.offeredPeriodEndDate),
    commitmentCode: commitment?.commitmentCode ?? '',
    commitmentGuid: commitment?.guid ?? '',
  };
}

/** Provider and product, as the options are labelled (spec §2). */
export function paymentLabel({ providerName, productName }: PaymentOption): string {
  return [providerName, productName].filter(Boolean).join(' · ') || '--';
}
