import type { IssuerRow } from '../db/rows';
import type { Recipe, SeedFile, IssuerProfile } from './issuer-profile';
import { personOf, positions } from './people';
import { postSectionsOf } from './posts';
import { guidOf, randomOf } from './random';
import { introductionOf, shortName } from './texts';

export interface IssuerSeed {
  row: IssuerRow;
  files: SeedFile[];
}

const documentTypes = [
  'Offering Memorandum',
  'Audited Financial Statements',
  'Articles of Incorporation',
  'Business Plan',
] as const;

/** Plans an issuer with its company view, logo, portraits and documents. `number` counts from 1. */
export function planIssuer(profile: IssuerProfile, number: number, now: Date): IssuerSeed {
  const guid = guidOf(`issuer ${number}`);
  const folder = `issuers/${slug(profile)}`;
  const random = randomOf(`issuer ${number}`);
  const team = positions.map((PositionTitle, index) => {
    const { firstName, lastName } = personOf(random);
    const ImageUrl = `${folder}/team-${index + 1}.svg`;
    return { ImageUrl, FirstName: firstName, LastName: lastName, PositionTitle };
  });
  const documents = documentTypes.map((DocumentType) => ({
    DocumentId: `${folder}/${DocumentType.toLowerCase().replaceAll(' ', '-')}.pdf`,
    DocumentType,
    UploadedDate: new Date(now.getTime() - random.between(20, 300) * 86_400_000).toISOString(),
  }));
  const logoKey = `${folder}/logo.svg`;
  const companyKey = `${folder}/company.svg`;
  const svg = (key: string, recipe: Recipe): SeedFile => ({
    key,
    contentType: 'image/svg+xml',
    recipe,
  });
  return {
    row: {
      guid,
      account_id: guidOf(`issuer account ${number}`),
      name: profile.name,
      address: profile.address,
      logo_key: logoKey,
      sections: [
        {
          sectionCode: 'SUBUS',
          jsonData: { IntroductionToTheBusiness: introductionOf(profile) },
        },
        { sectionCode: 'TEAM', jsonData: team },
        { sectionCode: 'COINF', jsonData: { ImageUrl: companyKey, CompanyName: profile.name } },
        { sectionCode: 'DOCS', jsonData: documents },
        ...postSectionsOf(profile, number, now),
      ],
    },
    files: [
      svg(logoKey, {
        kind: 'logo',
        seed: `issuer ${number}`,
        name: shortName(profile),
        industry: profile.industry,
      }),
      svg(companyKey, {
        kind: 'gallery',
        seed: `issuer ${number} company`,
        industry: profile.industry,
      }),
      ...team.map(({ ImageUrl }) => svg(ImageUrl, { kind: 'portrait', seed: ImageUrl })),
      ...documents.map(({ DocumentId, DocumentType }): SeedFile => ({
        key: DocumentId,
        contentType: 'application/pdf',
        recipe: documentRecipe(profile, DocumentType),
      })),
    ],
  };
}

function documentRecipe(profile: IssuerProfile, title: string): Recipe {
  return {
    kind: 'document',
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

function slug(profile: IssuerProfile): string {
  return shortName(profile)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
}
