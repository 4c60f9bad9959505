import { currencyOf, toCentavos, type Centavos } from './money';
import { sumIfKnown } from './sum-if-known';

interface CommittedAmount {
  commitmentAmount: number | null;
  commitmentCurrencyCode: string;
}

/** Returns the exact sum in one currency, or undefined if an amount is unknown, currencies differ, or there are none. */
export function sumCommitments(
  commitments: readonly CommittedAmount[],
): { amount: Centavos; currency: string } | undefined {
  const amount = sumIfKnown(
    commitments.map(({ commitmentAmount }) => toCentavos(commitmentAmount)),
  );
  const [currency, ...others] = new Set(
    commitments.map(({ commitmentCurrencyCode }) => currencyOf(commitmentCurrencyCode)),
  );
  if (currency === undefined || others.length > 0 || amount === null) return undefined;
  return { amount, currency };
}
