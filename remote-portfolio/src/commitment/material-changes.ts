import type {
  Commitment,
  MaterialChange,
} from '@investor-portal/shared/partner-api/contract/commitment';
import { formatDateTime } from '@investor-portal/shared/rules/dates';
import { formatPercent, readPercent } from '@investor-portal/shared/rules/percent';
import { formatCount } from '@investor-portal/shared/rules/number-format';
import { readNumber } from '@investor-portal/shared/schema/read-number';
import { wholeShares } from '@investor-portal/shared/rules/shares';
import { statusEntryOf } from '@investor-portal/shared/rules/status';

export type CommitmentTerms = Pick<
  Commitment,
  'commitmentAmount' | 'commitmentCurrencyCode' | 'commitmentShares' | 'materialChanges'
>;

const labels: Record<string, string> = {
  numberSharesOffered: 'Shares offered',
  offeredPeriodEndDate: 'End of the offering',
};

/** Formats changes for display. A field without a label is spelled out: `sharePrice` becomes `Share price`. */
export function formatChanges(changes: readonly MaterialChange[]) {
  return changes.map(({ field, before, after }) => ({
    name: statusEntryOf(labels, field) ?? toLabel(field),
    before: valueOf(before),
    after: valueOf(after),
    difference: differenceOf(numberIn(before), numberIn(after)),
  }));
}

function numberIn(text: string): number | null {
  return text.includes('%') ? null : readNumber(text.replace(/^[A-Z]{3}\s*/, ''));
}

function differenceOf(before: number | null, after: number | null): string {
  if (before === null || after === null || before <= 0) return '';
  const percent = Math.round((1000 * (after - before)) / before) / 10;
  return percent === 0 ? '' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`;
}

/** Keeps the API's text, but formats dates and percentages like the rest of the portal: `2026-12-27`, `12.5%`. */
function valueOf(text: string): string {
  const date = formatDateTime(text);
  if (date !== '--') return date;
  const isPercent = text.trim().endsWith('%') && readPercent(text) !== null;
  return isPercent ? formatPercent(text) : text || '--';
}

function toLabel(field: string): string {
  const words = field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim();
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : '--';
}

/** Calculates the old number of shares, which the API does not send. Null if a number is unknown or nothing changed. */
export function sharesChange(commitment: CommitmentTerms) {
  const { commitmentAmount, commitmentShares: after, materialChanges } = commitment;
  const price = materialChanges.find(({ field }) => field === 'sharePrice')?.before;
  if (price === undefined || !after) return null;
  const before = wholeShares(commitmentAmount, numberIn(price))?.shares;
  return before === undefined || before === after ? null : { before, after };
}

export function sharesChangeSentence(commitment: CommitmentTerms): string {
  const change = sharesChange(commitment);
  return change
    ? `Your shares change from ${formatCount(change.before)} to ${formatCount(change.after)}.`
    : '';
}
