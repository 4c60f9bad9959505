import { formatSharePrice } from '@investor-portal/shared/rules/share-price';
import profiles from './issuers.json';
import type { CampaignRow, IssuerRow } from '../db/rows';
import { pesos } from '../rules/format';
import texts from './texts.json';

/**
 * Fictional companies, from which all texts of their campaigns are made. `does` completes 'Since 2014, the company …', and `uses`
 * has the purposes of the first and of the second campaign.
 */
export const issuerProfiles = profiles;
export type IssuerProfile = (typeof profiles)[number];

/** A page of text, which is drawn as a PDF when it is read. */
export interface DocumentText {
  title: string;
  issuer: string;
  address: string;
  paragraphs: readonly string[];
}

export const documentTypes = [
  'Offering Memorandum',
  'Audited Financial Statements',
  'Articles of Incorporation',
  'Business Plan',
] as const;

export function documentKey(profile: IssuerProfile, type: string): string {
  const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `issuers/${slug(shortName(profile))}/${slug(type)}.pdf`;
}

type Values = Readonly<Record<string, string | number | undefined>>;

/** Fills a text of texts.json: each `{name}` is a value of the profile or one of `more`. */
function fill(text: string, profile: IssuerProfile, more: Values = {}): string {
  const { facts, uses, industry: _, ...plain } = profile;
  const values: Values = {
    ...plain,
    shortName: shortName(profile),
    fact1: facts[0],
    fact2: facts[1],
    fact3: facts[2],
    use1: uses[0],
    use2: uses[1],
    ...more,
  };
  return text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`texts.json names {${name}}.`);
    return String(value);
  });
}

type Terms = Pick<
  CampaignRow,
  'total_offering' | 'share_price' | 'shares_offered' | 'equity_offered'
>;

export function campaignTexts(profile: IssuerProfile, use: string, terms: Terms) {
  const values = {
    use,
    shares: terms.shares_offered.toLocaleString('en-US'),
    price: formatSharePrice(terms.share_price / 10_000, 'PHP'),
    equity: (terms.equity_offered / 100).toFixed(2),
    total: pesos(terms.total_offering),
  };
  return {
    highlights: fill(texts.highlights, profile, values),
    summary: fill(texts.summary, profile, values),
  };
}

export const introductionOf = (profile: IssuerProfile) => fill(texts.introduction, profile);
const documentParagraphs = (profile: IssuerProfile) =>
  texts.document.map((paragraph) => fill(paragraph, profile));

/**
 * Makes the sections of Updates and Discussion (readings R16). The case depends on the issuer's number, so that a demo
 * shows each: posts in both sections, an empty discussion, empty updates, and neither section.
 */
export function postSectionsOf(
  profile: IssuerProfile,
  number: number,
  now: Date,
): IssuerRow['sections'] {
  const posts = (from: typeof texts.updates) =>
    from.map(({ daysAgo, Title, Text }) => ({
      Title,
      Text: fill(Text, profile),
      Date: new Date(now.getTime() - daysAgo * 86_400_000).toISOString(),
    }));
  const updates = (jsonData: object[]) => ({ sectionCode: 'UPDAT', jsonData });
  const discussion = (jsonData: object[]) => ({ sectionCode: 'DISCU', jsonData });
  const cases = [
    [updates(posts(texts.updates)), discussion(posts(texts.answers))],
    [updates(posts(texts.updates.slice(0, 3))), discussion([])],
    [updates([])],
    [],
  ];
  return cases[(number - 1) % cases.length] ?? [];
}

export function shortName({ name }: { name: string }): string {
  return name.replace(/,? (Inc|Corp)\.$/, '');
}

export const issuerDocuments: ReadonlyMap<string, DocumentText> = new Map(
  issuerProfiles.flatMap((profile) =>
    documentTypes.map((title) => {
      const { name: issuer, address } = profile;
      const text = { title, issuer, address, paragraphs: documentParagraphs(profile) };
      return [documentKey(profile, title), text];
    }),
  ),
);
