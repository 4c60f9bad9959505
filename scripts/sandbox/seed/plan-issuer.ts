import type { IssuerRow } from '../db/rows';
import {
  documentKey,
  documentTypes,
  introductionOf,
  type IssuerProfile,
  logoOf,
  portraitOf,
  postSectionsOf,
  scenesOf,
} from './issuers';
import { personOf } from './accounts';
import people from './people.json';
import { guidOf, randomOf } from './random';

/** Plans an issuer with its company view. `number` counts from 1. */
export function planIssuer(profile: IssuerProfile, number: number, now: Date): IssuerRow {
  const random = randomOf(`issuer ${number}`);
  const team = people.positions.map((PositionTitle, index) => {
    const { firstName, lastName } = personOf(random);
    const ImageUrl = portraitOf(number + index);
    return { ImageUrl, FirstName: firstName, LastName: lastName, PositionTitle };
  });
  const documents = documentTypes.map((DocumentType) => ({
    DocumentId: documentKey(profile, DocumentType),
    DocumentType,
    UploadedDate: new Date(now.getTime() - random.between(20, 300) * 86_400_000).toISOString(),
  }));
  const [ImageUrl = ''] = scenesOf(profile.industry, number);
  return {
    guid: guidOf(`issuer ${number}`),
    account_id: guidOf(`issuer account ${number}`),
    name: profile.name,
    address: profile.address,
    logo_key: logoOf(profile.industry, number),
    sections: [
      { sectionCode: 'SUBUS', jsonData: { IntroductionToTheBusiness: introductionOf(profile) } },
      { sectionCode: 'TEAM', jsonData: team },
      { sectionCode: 'COINF', jsonData: { ImageUrl, CompanyName: profile.name } },
      { sectionCode: 'DOCS', jsonData: documents },
      ...postSectionsOf(profile, number, now),
    ],
  };
}
