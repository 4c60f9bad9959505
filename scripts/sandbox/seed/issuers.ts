import type { IssuerProfile } from './issuer-profile';
import { issuersOfLuzon } from './issuers-of-luzon';
import { issuersOfManila } from './issuers-of-manila';
import { issuersOfTheSouth } from './issuers-of-the-south';

/** Every issuer of the seed; its index decides the phases of its campaigns. */
export const issuerProfiles: readonly IssuerProfile[] = [
  issuersOfLuzon,
  issuersOfTheSouth,
  issuersOfManila,
]
  .flatMap((region, shift) => region.map((profile, place) => ({ profile, at: place * 3 + shift })))
  .toSorted((a, b) => a.at - b.at)
  .map(({ profile }) => profile);
