import type { Commitment } from '@investor-portal/shared/partner-api/commitment';

export interface Issuer {
  guid: string;
  name: string;
}

/** The issuers that the investor has committed to, by name; one that cannot be looked up is left out. */
export function issuersOf(
  commitments: readonly Pick<Commitment, 'issuerGuid' | 'nameOfIssuer'>[],
): Issuer[] {
  const names = new Map(
    commitments.map(({ issuerGuid, nameOfIssuer }) => [issuerGuid, nameOfIssuer || '--']),
  );
  names.delete('');
  return [...names]
    .map(([guid, name]) => ({ guid, name }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
