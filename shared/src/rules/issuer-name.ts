/** The fields in which a campaign may name its issuer (spec §3). A commitment has only the first. */
interface IssuerNames {
  nameOfIssuer: string;
  issuerName?: string;
  issuerAccount?: { name: string };
}

export function issuerNameOf({ nameOfIssuer, issuerName, issuerAccount }: IssuerNames): string {
  return nameOfIssuer || issuerName || issuerAccount?.name || '';
}

/** Names a campaign in a sentence, which would lose its object for an issuer without a name. */
export function issuerOrCode(campaign: IssuerNames & { campaignCode: string }): string {
  return issuerNameOf(campaign) || campaign.campaignCode || '--';
}
