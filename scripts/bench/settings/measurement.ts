/** The builds to compare, all from the same sources. */
export const variantNames = ['monolith-best', 'ours'] as const;
export type VariantName = (typeof variantNames)[number];

export const describedAs: Readonly<Record<VariantName, string>> = {
  'monolith-best': 'the monolith at its best',
  ours: 'what we ship',
};

/** What can be measured, in the order of the tables. */
export const kinds = ['cold', 'warm', 'tour', 'going-on'] as const;
export type Kind = (typeof kinds)[number];

/** What a figure is of. */
export interface Subject {
  kind: Kind;
  /** Which screen. */
  what: string;
  variant: VariantName;
}

/** What one browser measured. */
export interface Measurement extends Subject {
  figures: Readonly<Record<string, number>>;
}

/** What the screens are called in tables. */
export const titles: Readonly<Record<string, string>> = {
  'campaign-list': 'Campaign list',
  campaign: 'Campaign',
  wizard: 'Registration wizard',
  commitments: 'Commitments',
};
