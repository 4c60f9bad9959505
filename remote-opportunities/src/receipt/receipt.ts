import * as v from 'valibot';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/commitment';
import type { PaymentOption } from '@investor-portal/shared/partner-api/payments';
import { cancellableUntil } from '@investor-portal/shared/rules/dates';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { fromCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { serverNow } from '@investor-portal/shared/session/server-time';
import type { UserDetails } from '@investor-portal/shared/session/session';

/** A commitment as it was made; amounts are in the campaign's currency. */
export const receiptSchema = v.object({
  /** Random, so that the id in a history entry of before matches no later receipt. */
  id: v.string(),
  campaignGuid: v.string(),
  campaignCode: v.string(),
  issuer: v.string(),
  currencyCode: v.string(),
  amount: v.number(),
  sharePrice: v.nullable(v.number()),
  payment: v.string(),
  investor: v.string(),
  /** Epoch ms or the API's ISO instant. */
  committedOn: v.union([v.number(), v.string()]),
  /** Epoch ms. */
  cancellableUntil: v.nullable(v.number()),
  /** '' when the commitment could not be loaded. */
  commitmentCode: v.string(),
  commitmentGuid: v.string(),
});
export type Receipt = v.InferOutput<typeof receiptSchema>;

interface Made {
  campaign: Campaign;
  payment: PaymentOption;
  user: UserDetails | undefined;
  amount: Centavos;
  /** null when it could not be loaded. */
  commitment: Commitment | null;
}

export function receiptOf({ campaign, payment, user, amount, commitment }: Made): Receipt {
  return {
    id: crypto.getRandomValues(new Uint32Array(2)).join('-'),
    campaignGuid: campaign.guid,
    campaignCode: campaign.campaignCode,
    issuer: issuerNameOf(campaign),
    currencyCode: campaign.currencyCode,
    amount: commitment?.commitmentAmount ?? fromCentavos(amount),
    sharePrice: campaign.sharePrice,
    payment: paymentLabel(payment),
    investor: user ? `${user.firstName} ${user.lastName}`.trim() : '',
    committedOn: commitment?.commitmentDate || commitment?.createdOn || serverNow(),
    cancellableUntil: cancellableUntil(campaign.offeredPeriodEndDate),
    commitmentCode: commitment?.commitmentCode ?? '',
    commitmentGuid: commitment?.guid ?? '',
  };
}

/** Provider name and product name, as the options are labelled (spec §2). */
export function paymentLabel({ providerName, productName }: PaymentOption): string {
  return [providerName, productName].filter(Boolean).join(' · ') || '--';
}
