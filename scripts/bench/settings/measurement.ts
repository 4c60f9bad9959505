/** The builds to compare, all from the same sources. */
export const variantNames = ['monolith-best', 'ours'] as const;
export type VariantName = (typeof variantNames)[number];

export const variantDescriptions: Readonly<Record<VariantName, string>> = {
  'monolith-best': 'the monolith at its best',
  ours: 'what we ship',
};

/** The kinds of measurements, in the order of the tables. */
export const kinds = ['cold', 'warm', 'tour', 'going-on'] as const;
export type Kind = (typeof kinds)[number];

export interface Subject {
  kind: Kind;
  what: string;
  variant: VariantName;
}

export interface Measurement extends Subject {
  figures: Readonly<Record<string, number>>;
}

export const titles: Readonly<Record<string, string>> = {
  'campaign-list': 'Campaign list',
  campaign: 'Campaign',
  wizard: 'Registration wizard',
  commitments: 'Commitments',
};
