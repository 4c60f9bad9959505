import * as v from 'valibot';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import {
  formatCentavos,
  formatMoney,
  toCentavos,
  type Centavos,
} from '@investor-portal/shared/rules/money';
import { formatPercent } from '@investor-portal/shared/rules/percent';
import { formatSharePrice } from '@investor-portal/shared/rules/share-price';
import type { DataItem } from '@investor-portal/shared/ui/DataList';
import { formatLimit } from '../campaign-data/campaign-figures';

const figure = v.nullable(v.number());

export const termsSchema = v.object({
  /** A draft saved by an earlier version has an empty code, which means the platform's currency. */
  currencyCode: v.optional(v.string(), ''),
  offeredPeriodEndDate: v.string(),
  offeredPeriodStartDate: v.string(),
  sharePrice: figure,
  minAmountPerInvestor: figure,
  maxAmountPerInvestor: figure,
  totalOffering: figure,
  numberSharesOffered: figure,
  equityOffered: figure,
  totalRaisedAmount: figure,
});
export type Terms = v.InferOutput<typeof termsSchema>;

export function termsOf(campaign: Campaign): Terms {
  return v.parse(termsSchema, campaign);
}

/** A label, its text, and a figure that is compared too because the text is less precise. */
type Row = readonly [
  label: string,
  show: (terms: Terms) => string,
  figure?: (terms: Terms) => number | null,
];

const rows: readonly Row[] = [
  ['Total offering', (terms) => formatMoney(terms.totalOffering, terms.currencyCode)],
  ['Share price', (terms) => formatSharePrice(terms.sharePrice, terms.currencyCode)],
  ['Shares offered', (terms) => formatCount(terms.numberSharesOffered)],
  ['Equity offered', (terms) => formatPercent(terms.equityOffered), (terms) => terms.equityOffered],
  ['Minimum per investor', (terms) => formatLimit(terms.minAmountPerInvestor, terms.currencyCode)],
  ['Maximum per investor', (terms) => formatLimit(terms.maxAmountPerInvestor, terms.currencyCode)],
  ['Offering starts', (terms) => formatDateTime(terms.offeredPeriodStartDate)],
  ['Offering ends', (terms) => formatDateTime(terms.offeredPeriodEndDate)],
];

export function termItems(campaign: Campaign): DataItem[] {
  const items = rows.map(([label, show]) => ({ label, value: show(campaign) }));
  return [...items, { label: 'Campaign code', value: campaign.campaignCode || '--' }];
}

/** Returns the changes that require a new decision of the investor. */
export function changedTerms(before: Terms, after: Terms) {
  return rows.flatMap(([label, show, figure = () => null]) => {
    if (show(before) !== show(after)) return [{ label, before: show(before), after: show(after) }];
    if (figure(before) === figure(after)) return [];
    return [{ label, before: String(figure(before)), after: String(figure(after)) }];
  });
}

/** Negative if the offering is oversubscribed, and null if unknown. */
export function remainingOffering(terms: Terms): Centavos | null {
  const total = toCentavos(terms.totalOffering);
  const raised = toCentavos(terms.totalRaisedAmount);
  return total === null || raised === null ? null : ((total - raised) as Centavos);
}

/** Returns the change in the remaining offering. The investor need not decide again while the amount still fits. */
export function changedRemaining(before: Terms, after: Terms) {
  const [old, current] = [before, after].map(formatRemaining);
  if (!old || !current || old === current) return null;
  return { label: 'Remaining offering', before: old, after: current };
}

function formatRemaining(terms: Terms): string | null {
  const remaining = remainingOffering(terms);
  if (remaining === null) return null;
  return remaining > 0
    ? formatMoney(formatCentavos(remaining), terms.currencyCode)
    : 'fully subscribed';
}

export function noLongerFits(before: Terms, after: Terms, amount: Centavos): boolean {
  const [old, current] = [remainingOffering(before), remainingOffering(after)];
  return old !== null && current !== null && old >= amount && current < amount;
}
