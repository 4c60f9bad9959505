import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { committedOn } from '@investor-portal/shared/rules/committed-on';
import { formatDate, formatMoment } from '@investor-portal/shared/rules/dates';
import { fullNameOf } from '@investor-portal/shared/rules/full-name';
import { issuerNameOf } from '@investor-portal/shared/rules/issuer-name';
import { formatMoney, fromCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { countOf } from '@investor-portal/shared/rules/number-format';
import { allotmentNow, wholeShares } from '@investor-portal/shared/rules/shares';
import { calendarDayOf } from '@investor-portal/shared/rules/wire-date';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { serverNow } from '@investor-portal/shared/session/server-time';
import type { UserDetails } from '@investor-portal/shared/session/session';
import { cancellationDeadline } from '@investor-portal/shared/rules/deadline';
import { useStoredList } from '@investor-portal/shared/storage/use-stored-list';
import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';
import type { InvestmentDraft } from '../investment-draft/investment-draft';
import type { PaymentFacts } from '../offering/amount';
import type { Terms } from '../offering/terms';

/** A commitment as it was made. Amounts are in the campaign's currency. */
const receiptSchema = v.object({
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

const maxKept = 20;

// A dismissed receipt is deleted. A receipt that was only shown stays for a reload and for Back to its history entry.
const keptSchema = v.array(
  v.object({
    ...receiptSchema.entries,
    /** Whether the investor had left the review when the commitment was made. */
    unseen: v.boolean(),
  }),
);

/** The investor's receipts, newest first. This browser keeps them until sign-out (readings S11). */
export function useReceipts() {
  const list = useStoredList('receipts', keptSchema);
  const receipts = list?.items ?? [];
  return {
    receipts,
    madeAfterLeaving: receipts.filter(({ unseen }) => unseen),
    /** A receipt made after leaving the review is shown on every list and amount screen until it is dismissed. */
    add: (receipt: Receipt, unseen: boolean) =>
      void list?.update((current) => [{ ...receipt, unseen }, ...current].slice(0, maxKept)),
    remove: ({ id }: Receipt) =>
      void list?.update((current) => current.filter((other) => other.id !== id)),
  };
}

// A history entry outlives the session it was created in, so it has only the id of the receipt (readings S11).
const stateSchema = v.object({ receipt: v.string() });

export const receiptState = (id: string) => ({ receipt: id });

/** Returns the receipt with which the investor arrived, or else the newest one that was made after leaving the review. */
export function useReceipt(): { receipt: Receipt | null; dismiss: () => void } {
  // A search or a change of the tab replaces the state of the history entry, so the first state is kept.
  const [state] = useState(useLocation().state as unknown);
  const { receipts, madeAfterLeaving, remove } = useReceipts();
  const arrived = v.is(stateSchema, state)
    ? receipts.find(({ id }) => id === state.receipt)
    : undefined;
  const receipt = arrived ?? madeAfterLeaving[0] ?? null;
  return { receipt, dismiss: () => void (receipt && remove(receipt)) };
}

export const LazyReceiptNotice = lazyComponent(
  async () => (await import(/* webpackChunkName: "receipt" */ './ReceiptNotice')).ReceiptNotice,
  null,
);
