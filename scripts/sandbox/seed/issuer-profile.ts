import * as v from 'valibot';

/** The industry of an issuer, which decides the motif of its pictures. */
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

/** A fictional company, from which all texts of its campaigns are made. */
export const issuerProfileSchema = v.object({
  name: v.string(),
  address: v.string(),
  industry: industrySchema,
  since: v.number(),
  /** Its business, to complete 'It …'. */
  does: v.string(),
  /** Three facts for the highlights. */
  facts: v.tuple([v.string(), v.string(), v.string()]),
  /** What the first and the second campaign pay for. */
  uses: v.tuple([v.string(), v.string()]),
});
export type IssuerProfile = v.InferOutput<typeof issuerProfileSchema>;

/** How a generated file is drawn; the same recipe gives the same bytes. */
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
