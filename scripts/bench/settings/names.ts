/** The builds to compare, all from the same sources. */
export const variantNames = ['monolith-best', 'ours'] as const;
export type VariantName = (typeof variantNames)[number];

export const describedAs: Readonly<Record<VariantName, string>> = {
  'monolith-best': 'the monolith at its best',
  ours: 'what we ship',
};
