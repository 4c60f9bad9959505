import type { IssuerProfile } from './issuer-profile';
import { issuerProfiles } from './issuers';
import { shortName } from './texts';

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
    documentTypes.map((type) => [documentKey(profile, type), textOf(profile, type)]),
  ),
);

function textOf(profile: IssuerProfile, title: string): DocumentText {
  return {
    title,
    issuer: profile.name,
    address: profile.address,
    paragraphs: [
      `${profile.name} ${profile.does}. It was founded in ${profile.since}.`,
      `At the time of writing: ${profile.facts.join('; ')}.`,
      `The company plans ${profile.uses[0]}, and ${profile.uses[1]}.`,
      'This document was generated for the sandbox of the partner API. The company is invented, and nothing in here is an offer to anyone.',
    ],
  };
}
