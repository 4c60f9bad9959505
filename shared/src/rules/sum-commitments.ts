import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { addCentavos, toCentavos, type Centavos } from './money';

interface Committed {
  commitmentAmount: number | null;
  commitmentCurrencyCode: string;
}

/** The exact sum of commitments in one currency; undefined if one is unknown, or in another currency, or there are none. */
export function sumCommitments(
  commitments: readonly Committed[],
): { amount: Centavos; currency: string } | undefined {
  const amounts = commitments.map(({ commitmentAmount }) => toCentavos(commitmentAmount));
  const known = amounts.filter((amount) => amount !== null);
  const [currency, ...others] = new Set(
    commitments.map(({ commitmentCurrencyCode: code }) => code || runtimeConfig().currency),
  );
  if (currency === undefined || others.length > 0 || known.length < amounts.length)
    return undefined;
  return { amount: addCentavos(...known), currency };
}
