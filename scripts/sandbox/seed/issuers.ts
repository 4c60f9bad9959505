import * as v from 'valibot';
import profiles from './issuers.json';

export const industries = [
  'terraces',
  'waves',
  'solar',
  'weave',
  'skyline',
  'leaves',
  'orbits',
  'roads',
] as const;
export type Industry = (typeof industries)[number];

/** A fictional company. All texts of its campaigns are made from this profile. */
const issuerProfileSchema = v.object({
  name: v.string(),
  address: v.string(),
  industry: v.picklist(industries),
  since: v.number(),
  /** The issuer's business, worded to complete 'Since 2014, the company …'. */
  does: v.string(),
  facts: v.tuple([v.string(), v.string(), v.string()]),
  /** The purposes of the first and of the second campaign. */
  uses: v.tuple([v.string(), v.string()]),
});
export type IssuerProfile = v.InferOutput<typeof issuerProfileSchema>;

export const issuerProfiles = v.parse(v.array(issuerProfileSchema), profiles);
