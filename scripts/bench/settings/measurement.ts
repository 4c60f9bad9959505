/** The builds to compare, all from the same sources. */
export const variantNames = ['monolith-best', 'ours'] as const;
export type VariantName = (typeof variantNames)[number];

export const describedAs: Readonly<Record<VariantName, string>> = {
  'monolith-best': 'the monolith at its best',
  ours: 'what we ship',
};

/** What can be measured, in the order of the tables. */
export const kinds = [
  'cold',
  'warm',
  'tour',
  'going-on',
  'interactions',
  'platform-page',
  'releases',
] as const;
export type Kind = (typeof kinds)[number];

/** What a release changes; each one comes on top of those before it. */
export const changes = ['none', 'library', 'remote', 'host'] as const;
export type Change = (typeof changes)[number];

/** How a browser takes releases: Safari and Firefox, and Chrome and Edge. */
export const ways = ['without dictionaries', 'with dictionaries'] as const;
export type Way = (typeof ways)[number];

/** What a figure is of. */
export interface Subject {
  kind: Kind;
  /** Which screen, interaction, way to open the portal, or release. */
  what: string;
  variant: VariantName;
  /** How the browser takes a release. */
  way?: Way;
}

/** What one browser measured. */
export interface Measurement extends Subject {
  figures: Readonly<Record<string, number>>;
}

/** What the screens and the releases are called in tables. */
export const titles: Readonly<Record<string, string>> = {
  'campaign-list': 'Campaign list',
  campaign: 'Campaign',
  wizard: 'Registration wizard',
  commitments: 'Commitments',
  'cross-site': 'Campaign list in a page of another site',
  none: 'no release',
  library: 'an update of a library of a remote',
  remote: 'one line of a remote',
  host: 'one line of the host',
};
