/** The fields in which a campaign may name its issuer (spec §3). */
interface IssuerNames {
  nameOfIssuer: string;
  issuerName: string;
  issuerAccount: { name: string };
}

export function issuerNameOf({ nameOfIssuer, issuerName, issuerAccount }: IssuerNames): string {
  return nameOfIssuer || issuerName || issuerAccount.name;
}
