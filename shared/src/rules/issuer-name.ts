/** The names of an issuer that a campaign may carry (spec §3). */
interface IssuerNames {
  nameOfIssuer: string;
  issuerName: string;
  issuerAccount: { name: string };
}

/** The issuer's name, whichever of them the API sends; '' when it sends none. */
export function issuerNameOf({ nameOfIssuer, issuerName, issuerAccount }: IssuerNames): string {
  return nameOfIssuer || issuerName || issuerAccount.name;
}
