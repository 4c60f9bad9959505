import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { addCentavos, toCentavos, type Centavos } from './money';

interface CommittedAmount {
  commitmentAmount: number | null;
  commitmentCurrencyCode: string;
}

/** Returns the exact sum in one currency, or undefined if an amount is unknown, currencies differ, or there are none. */
export function sumCommitments(
  commitments: readonly CommittedAmount[],
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
