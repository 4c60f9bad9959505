import { issuerProfiles, type IssuerProfile } from './issuers';
import { documentParagraphs, shortName } from './texts';

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

export const issuerDocuments: ReadonlyMap<string, DocumentText> = new Map(
  issuerProfiles.flatMap((profile) =>
    documentTypes.map((title) => {
      const { name: issuer, address } = profile;
      const text = { title, issuer, address, paragraphs: documentParagraphs(profile) };
      return [documentKey(profile, title), text];
    }),
  ),
);
