/** The builds to compare, all from the same sources. */
export const variantNames = ['monolith', 'monolith-best', 'federation-defaults', 'ours'] as const;
export type VariantName = (typeof variantNames)[number];

export const describedAs: Readonly<Record<VariantName, string>> = {
  monolith: 'a route-split monolith',
  'monolith-best': 'the monolith at its best',
  'federation-defaults': 'Module Federation with its defaults',
  ours: 'what we ship',
};
