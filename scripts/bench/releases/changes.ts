import { withLine } from '../../e2e/federation/changed-build.ts';
import type { VariantName } from '../variants/names.ts';

/** What a release changes; each one comes on top of those before it. */
export const changes = ['none', 'remote', 'host', 'many'] as const;
export type Change = (typeof changes)[number];

export const changeTitles: Readonly<Record<Change, string>> = {
  none: 'no release',
  remote: 'one line of a remote',
  host: 'one line of the host',
  many: 'most functions of a remote',
};

/** The builds that are released: the others are no better than the best monolith. */
export type ReleasedVariant = Extract<VariantName, 'monolith-best' | 'ours'>;

/** How a browser takes the monolith's releases; ours come with dictionaries. */
export const ways = ['without dictionaries', 'with dictionaries'] as const;
export type Way = (typeof ways)[number];

/** Where a release's row is found again: the title of the change, and for the monolith the way. */
export function rowName(change: Change, way?: Way): string {
  return [changeTitles[change], way].filter(Boolean).join(', ');
}

/** The scripts of opportunities that both builds have. */
const screens = [
  'campaign',
  'campaign-texts',
  'campaign-tools',
  'card-extras',
  'compare',
  'find',
  'invest',
  'receipt',
  'watchlist',
];
/** The script of the campaign list. */
const list: Readonly<Record<ReleasedVariant, string>> = {
  ours: '__federation_expose_routes',
  'monolith-best': 'opportunities',
};

/** What the names of the changed scripts begin with. */
export function scriptsOf(change: Exclude<Change, 'none'>, variant: ReleasedVariant): string[] {
  if (change === 'host') return ['main'];
  return change === 'remote' ? [list[variant]] : [list[variant], ...screens];
}

/** The text of a script after a change. */
export function changed(change: Exclude<Change, 'none'>, text: string): string {
  return change === 'many' ? withChangedFunctions(text) : withLine(text);
}

/** A comment at most returns; each of another text, as what a compiler makes of a changed line is. */
function withChangedFunctions(text: string): string {
  let count = 0;
  return text.replaceAll(';return ', () => {
    count += 1;
    return `;/*${(count * 2_654_435_761).toString(36)}*/return `;
  });
}
