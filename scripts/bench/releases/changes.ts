import type { VariantName } from '../variants/names.ts';

/** What a release changes; each one comes on top of those before it. */
export const changes = ['none', 'library', 'remote', 'host'] as const;
export type Change = (typeof changes)[number];

export const changeTitles: Readonly<Record<Change, string>> = {
  none: 'no release',
  library: 'an update of a library of a remote',
  remote: 'one line of a remote',
  host: 'one line of the host',
};

/** The builds that are released: the others are no better than the best monolith. */
export type ReleasedVariant = Extract<VariantName, 'monolith-best' | 'ours'>;

/** How a browser takes releases: Chrome and Edge, and the others. */
export const ways = ['without dictionaries', 'with dictionaries'] as const;
export type Way = (typeof ways)[number];

/** Where a release's row is found again: the title of the change, and the way, unless it is ours with dictionaries. */
export function rowName(change: Change, way?: Way): string {
  return [changeTitles[change], way].filter(Boolean).join(', ');
}

/** The script of the campaign list. */
const list: Readonly<Record<ReleasedVariant, string>> = {
  ours: '__federation_expose_routes',
  'monolith-best': 'opportunities',
};

/** What the name of the script begins with that gets another line. */
export function scriptOf(change: 'remote' | 'host', variant: ReleasedVariant): string {
  return change === 'host' ? 'main' : list[variant];
}
