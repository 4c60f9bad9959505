import * as v from 'valibot';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import type { PaymentOption } from '@investor-portal/shared/partner-api/contract/payments';
import { cancellableUntil } from '@investor-portal/shared/rules/dates';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { formatMoney, fromCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
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
  /** Of the payment option; null where the API does not say, and in a receipt stored before it could. */
  fee: v.optional(v.nullable(v.number()), null),
  investor: v.string(),
  /** Epoch ms or the API's ISO instant. */
  committedOn: v.union([v.number(), v.string()]),
  /** Epoch ms. */
  cancellableUntil: v.nullable(v.number()),
  /** '' when the commitment could not be loaded. */
  commitmentCode: v.string(),
  commitmentGuid: v.string(),
  /**
   * Guids of the investor's commitments to the campaign before this one was sent; null in a receipt stored before it had
   * them.
   */
  known: v.optional(v.nullable(v.array(v.string())), null),
  /** The sentence about the risk that the investor was shown (readings R13); '' in a receipt stored before there was one. */
  riskWarning: v.optional(v.string(), ''),
  /** What they ticked to take note of it, and when, epoch ms; '' and null where the platform asks for no tick. */
  riskAcknowledgement: v.optional(v.string(), ''),
  riskAcknowledgedOn: v.optional(v.nullable(v.number()), null),
});
export type Receipt = v.InferOutput<typeof receiptSchema>;

interface Made {
  campaign: Campaign;
  payment: PaymentOption;
  user: UserDetails | undefined;
  amount: Centavos;
  /** null when it could not be loaded. */
  commitment: Commitment | null;
  known: string[];
  acknowledgement?: RiskAcknowledgement | undefined;
}

/** The text of the check box, and when it was ticked (epoch ms). */
export interface RiskAcknowledgement {
  text: string;
  on: number;
}

export function receiptOf(made: Made): Receipt {
  const { campaign, payment, user, amount, commitment, known, acknowledgement } = made;
  return {
    id: crypto.getRandomValues(new Uint32Array(2)).join('-'),
    campaignGuid: campaign.guid,
    campaignCode: campaign.campaignCode,
    issuer: issuerNameOf(campaign),
    currencyCode: campaign.currencyCode,
    amount: commitment?.commitmentAmount ?? fromCentavos(amount),
    sharePrice: campaign.sharePrice,
    payment: paymentLabel(payment),
    fee: payment.fee,
    investor: user ? `${user.firstName} ${user.lastName}`.trim() : '',
    committedOn: commitment?.commitmentDate || commitment?.createdOn || serverNow(),
    cancellableUntil: cancellableUntil(campaign.offeredPeriodEndDate),
    commitmentCode: commitment?.commitmentCode ?? '',
    commitmentGuid: commitment?.guid ?? '',
    known,
    riskWarning: runtimeConfig().riskWarning,
    riskAcknowledgement: acknowledgement?.text ?? '',
    riskAcknowledgedOn: acknowledgement?.on ?? null,
  };
}

/** Provider name and product name, as the options are labelled (spec §2). */
export function paymentLabel({ providerName, productName }: PaymentOption): string {
  return [providerName, productName].filter(Boolean).join(' · ') || '--';
}

/** `for 800 shares of Habi Heritage Textiles, Inc.`; without whole shares `to Habi …`. */
export function sharesOfIssuer(shares: number | undefined, issuer: string): string {
  return shares ? `for ${countOf(shares, 'share')} of ${issuer}` : `to ${issuer}`;
}

/** A payment option's fee as a value, `No fees` where it is zero; null where the API does not say. */
export function feeText(fee: number | null, currencyCode: string): string | null {
  if (fee === null) return null;
  return fee === 0 ? 'No fees' : formatMoney(fee, currencyCode);
}
