import type { MaterialChange } from '@investor-portal/shared/partner-api/commitment';

/** What the campaign's fields are called on screen. */
const names: Record<string, string> = {
  totalOffering: 'Total offering',
  sharePrice: 'Share price',
  numberSharesOffered: 'Shares offered',
  equityOffered: 'Equity offered',
  offeredPeriodEndDate: 'End of the offering',
};

export interface ShownChange {
  name: string;
  before: string;
  after: string;
}

/** The changes for the eye; a field without a name of its own is spelled out: `minAmount` → `Min amount`. */
export function shownChanges(changes: readonly MaterialChange[]): ShownChange[] {
  return changes.map(({ field, before, after }) => ({
    name: Object.hasOwn(names, field) ? (names[field] ?? field) : spelledOut(field),
    before: before || '--',
    after: after || '--',
  }));
}

function spelledOut(field: string): string {
  const words = field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim();
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : '--';
}
