import * as v from 'valibot';

const industrySchema = v.picklist([
  'terraces',
  'waves',
  'solar',
  'weave',
  'skyline',
  'leaves',
  'orbits',
  'roads',
]);
export type Industry = v.InferOutput<typeof industrySchema>;

/** A fictional company. All texts of its campaigns are made from this profile. */
export const issuerProfileSchema = v.object({
  name: v.string(),
  address: v.string(),
  industry: industrySchema,
  since: v.number(),
  /** The issuer's business, worded to complete 'Since 2014, the company …'. */
  does: v.string(),
  facts: v.tuple([v.string(), v.string(), v.string()]),
  /** The purposes of the first and of the second campaign. */
  uses: v.tuple([v.string(), v.string()]),
});
export type IssuerProfile = v.InferOutput<typeof issuerProfileSchema>;

/** The instructions to draw a generated file. The same recipe gives the same bytes. */
export type Recipe =
  | { kind: 'banner' | 'gallery'; seed: string; industry: Industry }
  | { kind: 'logo'; seed: string; name: string; industry: Industry }
  | { kind: 'portrait'; seed: string }
  | { kind: 'document'; title: string; issuer: string; address: string; paragraphs: string[] };

export interface SeedFile {
  key: string;
  contentType: 'image/svg+xml' | 'application/pdf';
  recipe: Recipe;
}
