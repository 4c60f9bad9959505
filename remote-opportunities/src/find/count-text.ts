import type { PagedList } from '@investor-portal/shared/hooks/use-paged-list';
import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { countOf } from '@investor-portal/shared/rules/number-format';

/** How many campaigns were found: the API counts pages, so the number is exact once the last one is loaded. */
export function countText({
  items,
  hasMore,
}: Pick<PagedList<Campaign>, 'items' | 'hasMore'>): string {
  if (hasMore) return `More than ${countOf(items.length, 'campaign')} found`;
  return `${countOf(items.length, 'campaign')} found`;
}
