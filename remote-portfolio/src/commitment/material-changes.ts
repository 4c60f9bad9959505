import type { MaterialChange } from '@investor-portal/shared/partner-api/commitment';
import { formatPercent } from '@investor-portal/shared/rules/percent';

/** The labels of campaign fields. */
const labels: Record<string, string> = {
  totalOffering: 'Total offering',
  sharePrice: 'Share price',
  numberSharesOffered: 'Shares offered',
  equityOffered: 'Equity offered',
  offeredPeriodEndDate: 'End of the offering',
};

export interface FormattedChange {
  name: string;
  before: string;
  after: string;
}

/** Formats changes for display; a field without a label is spelled out: `minAmount` becomes `Min amount`. */
export function formatChanges(changes: readonly MaterialChange[]): FormattedChange[] {
  return changes.map(({ field, before, after }) => ({
    name: Object.hasOwn(labels, field) ? (labels[field] ?? field) : toLabel(field),
    before: valueOf(before),
    after: valueOf(after),
  }));
}

/** As the API writes it, but percentages as everywhere in the portal: `12.5%`. */
function valueOf(text: string): string {
  return /^[\d.,\s]+%$/.test(text) ? formatPercent(text) : text || '--';
}

function toLabel(field: string): string {
  const words = field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim();
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : '--';
}
