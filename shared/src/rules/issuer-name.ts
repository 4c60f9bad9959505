/** The fields in which a campaign may name its issuer (spec §3). A commitment has only the first. */
interface IssuerNames {
  nameOfIssuer: string;
  issuerName?: string;
  issuerAccount?: { name: string };
}

export function issuerNameOf({ nameOfIssuer, issuerName, issuerAccount }: IssuerNames): string {
  return nameOfIssuer || issuerName || issuerAccount?.name || '';
}

/** For a heading or a sentence, which would say nothing without a name. */
export function issuerOrCode(
  named: IssuerNames & { campaignCode: string; commitmentCode?: string },
): string {
  return issuerNameOf(named) || named.campaignCode || named.commitmentCode || 'Unnamed issuer';
}
