import type { Campaign } from '../partner-api/campaigns';

/** The issuer's name under whichever of its names the API sends it (spec §3); '' when it sends none. */
export function issuerNameOf(
  campaign: Pick<Campaign, 'issuerName' | 'nameOfIssuer' | 'issuerAccount'>,
): string {
  return campaign.nameOfIssuer || campaign.issuerName || campaign.issuerAccount.name;
}
