import * as v from 'valibot';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { committedOn } from '@investor-portal/shared/rules/committed-on';
import { formatDate, formatMoment } from '@investor-portal/shared/rules/dates';
import { fullNameOf } from '@investor-portal/shared/rules/full-name';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { formatMoney, fromCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { wholeShares } from '@investor-portal/shared/rules/shares';
import { calendarDayOf } from '@investor-portal/shared/rules/wire-date';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { serverNow } from '@investor-portal/shared/session/server-time';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { cancellationDeadline } from '@investor-portal/shared/rules/deadline';
import type { InvestmentDraft } from '../investment-draft/investment-draft';
import { allotmentNow } from '../offering/allotment';
import type { PaymentFacts } from '../offering/amount';
import type { Terms } from '../offering/terms';

/** A commitment as it was made. Amounts are in the campaign's currency. */
export const receiptSchema = v.object({
  /** The id is random, so that an old history entry matches no later receipt. */
  id: v.string(),
  campaignGuid: v.string(),
  campaignCode: v.string(),
  issuer: v.string(),
  currencyCode: v.string(),
  amount: v.number(),
  sharePrice: v.nullable(v.number()),
  /** The most shares that the investor can get, if the amount was more than was left. Null otherwise, and in older receipts. */
  mostShares: v.optional(v.nullable(v.number()), null),
  payment: v.string(),
  /** The payment option's fee. Null if the API sends none, and in older receipts. */
  fee: v.optional(v.nullable(v.number()), null),
  investor: v.string(),
  /** Epoch ms or the API's ISO instant. */
  committedOn: v.union([v.number(), v.string()]),
  /** Epoch ms. Null if the API gave no deadline or allowed no cancelling. */
  cancellableUntil: v.nullable(v.number()),
  commitmentCode: v.string(),
  commitmentGuid: v.string(),
  /** Guids of the investor's earlier commitments to the campaign. Null in older receipts. */
  known: v.optional(v.nullable(v.array(v.string())), null),
  /** The sentence about the risk that the investor saw (readings R13). Empty in older receipts. */
  riskWarning: v.optional(v.string(), ''),
  /** The text that the investor ticked, and the time in epoch ms. '' and null if the platform asks for no tick. */
  riskAcknowledgement: v.optional(v.string(), ''),
  riskAcknowledgedOn: v.optional(v.nullable(v.number()), null),
});
export type Receipt = v.InferOutput<typeof receiptSchema>;

interface ReceiptSource {
  campaign: Campaign;
  payment: PaymentFacts;
  user: UserDetails | undefined;
  amount: Centavos;
  commitment: Commitment | null;
  known: string[];
  /** The campaign's terms when the commitment was sent. Absent for the terms of `campaign`. */
  sentTerms?: Terms | undefined;
  acknowledgement?: InvestmentDraft['acknowledgement'];
}

export function receiptOf(made: ReceiptSource): Receipt {
  const { campaign, payment, user, amount, commitment, known, acknowledgement } = made;
  // A commitment may be found long after it was sent. Deadlines can move, so only the latest one counts (readings R9).
  const terms = { ...campaign, ...made.sentTerms };
  const committed = commitment?.commitmentAmount ?? fromCentavos(amount);
  const now = serverNow();
  return {
    id: crypto.getRandomValues(new Uint32Array(2)).join('-'),
    campaignGuid: campaign.guid,
    campaignCode: campaign.campaignCode,
    issuer: issuerNameOf(campaign),
    currencyCode: terms.currencyCode,
    amount: committed,
    sharePrice: terms.sharePrice,
    mostShares: allotmentNow(committed, terms)?.wanted ?? null,
    payment: payment.label,
    fee: payment.fee,
    investor: fullNameOf(user),
    committedOn: madeOn(commitment, now),
    cancellableUntil: cancellationDeadline(campaign, now),
    commitmentCode: commitment?.commitmentCode ?? '',
    commitmentGuid: commitment?.guid ?? '',
    known,
    riskWarning: runtimeConfig().riskWarning,
    riskAcknowledgement: acknowledgement?.text ?? '',
    riskAcknowledgedOn: acknowledgement?.on ?? null,
  };
}

/** The API may give only the day of a commitment, which may begin before a deadline that has passed. `now` replaces today. */
function madeOn(commitment: Commitment | null, now: number): number | string {
  const on = commitment ? committedOn(commitment) : '';
  return on === '' || calendarDayOf(on) === formatDate(now) ? now : on;
}

/** Returns `800 shares` or `at most 800 shares`, or null without a whole share. */
export function receiptShares({ amount, sharePrice, mostShares }: Receipt): string | null {
  const bought = wholeShares(amount, sharePrice);
  if (!bought?.shares) return null;
  return `${mostShares === null ? '' : 'at most '}${countOf(mostShares ?? bought.shares, 'share')}`;
}

export function sharesOfIssuer(shares: string | null, issuer: string): string {
  return shares ? `for ${shares} of ${issuer}` : `to ${issuer}`;
}

/** A payment option's fee is in the platform's currency (readings W19). Returns null for an unknown fee. */
export function feeText(fee: number | null): string | null {
  if (fee === null) return null;
  return fee === 0 ? 'No fees' : formatMoney(fee);
}

/** Returns a text such as `PHP 20,000.00 to this campaign at 14:02 PHT`. Other days include the date. */
export function committedText(commitment: Commitment, currencyCode: string, to: string): string {
  const { commitmentAmount, commitmentCurrencyCode } = commitment;
  const amount =
    commitmentAmount === null
      ? 'an unknown amount'
      : formatMoney(commitmentAmount, commitmentCurrencyCode || currencyCode);
  return `${amount} to ${to} ${formatMoment(committedOn(commitment), serverNow())}`.trim();
}
