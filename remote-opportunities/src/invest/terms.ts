import * as v from 'valibot';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import {
  formatCentavos,
  formatMoney,
  toCentavos,
  type Centavos,
} from '@investor-portal/shared/rules/money';
import { formatPercent } from '@investor-portal/shared/rules/percent';
import { formatSharePrice } from '@investor-portal/shared/rules/share-price';
import { formatLimit } from '../campaign/format-limit';

const figure = v.nullable(v.number());

/** What an investor decides on, as it was last shown. */
export const termsSchema = v.object({
  /** '' in what an earlier version kept: the platform's. */
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

/** One thing that is not as it was when the investor last saw it. */
export interface Change {
  label: string;
  before: string;
  after: string;
}

interface Row {
  label: string;
  show: (terms: Terms) => string;
  /** What is compared where the text says less than what the investor reckons with. */
  figure?: (terms: Terms) => number | null;
}

const rows: Row[] = [
  { label: 'Offering ends', show: (terms) => formatDateTime(terms.offeredPeriodEndDate) },
  { label: 'Offering starts', show: (terms) => formatDateTime(terms.offeredPeriodStartDate) },
  {
    label: 'Share price',
    show: (terms) => formatSharePrice(terms.sharePrice, terms.currencyCode),
  },
  {
    label: 'Minimum per investor',
    show: (terms) => formatLimit(terms.minAmountPerInvestor, terms.currencyCode),
  },
  {
    label: 'Maximum per investor',
    show: (terms) => formatLimit(terms.maxAmountPerInvestor, terms.currencyCode),
  },
  {
    label: 'Total offering',
    show: (terms) => formatMoney(terms.totalOffering, terms.currencyCode),
  },
  {
    label: 'Shares offered',
    show: (terms) => terms.numberSharesOffered?.toLocaleString('en-US') ?? '--',
  },
  {
    label: 'Equity offered',
    show: (terms) => formatPercent(terms.equityOffered),
    figure: (terms) => terms.equityOffered,
  },
];

/** What changed in the terms themselves: the investor decides again. */
export function changedTerms(before: Terms, after: Terms): Change[] {
  return rows.flatMap(({ label, show, figure = () => null }) => {
    if (show(before) !== show(after)) return [{ label, before: show(before), after: show(after) }];
    if (figure(before) === figure(after)) return [];
    return [{ label, before: String(figure(before)), after: String(figure(after)) }];
  });
}

/** What of the offering is still free; below zero it is oversubscribed. `null` when it is not known. */
export function remainingOffering(terms: Terms): Centavos | null {
  const total = toCentavos(terms.totalOffering);
  const raised = toCentavos(terms.totalRaisedAmount);
  return total === null || raised === null ? null : ((total - raised) as Centavos);
}

/** How far others have come meanwhile; no reason to decide again unless the offering no longer suffices. */
export function changedRemaining(before: Terms, after: Terms): Change | null {
  const [was, is] = [before, after].map(showRemaining);
  if (!was || !is || was === is) return null;
  return { label: 'Remaining offering', before: was, after: is };
}

function showRemaining(terms: Terms): string | null {
  const left = remainingOffering(terms);
  if (left === null) return null;
  return left > 0 ? formatMoney(formatCentavos(left), terms.currencyCode) : 'fully subscribed';
}

/** Whether an amount that still fitted into the offering no longer does. */
export function becameTooSmall(before: Terms, after: Terms, amount: Centavos): boolean {
  const [was, is] = [remainingOffering(before), remainingOffering(after)];
  return was !== null && is !== null && was >= amount && is < amount;
}
