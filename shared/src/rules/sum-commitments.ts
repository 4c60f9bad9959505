import { currencyOf, toCentavos } from './money';

type CommittedAmount = { commitmentAmount: number | null; commitmentCurrencyCode: string };

/** Undefined if an amount is unknown, currencies differ, or there are no commitments. */
export function sumCommitments(commitments: readonly CommittedAmount[]) {
  const amount = sumIfKnown(commitments.map((each) => toCentavos(each.commitmentAmount)));
  const codes = commitments.map((each) => currencyOf(each.commitmentCurrencyCode));
  const [currency, ...others] = new Set(codes);
  if (currency === undefined || others.length > 0 || amount === null) return undefined;
  return { amount, currency };
}

/** Null if a number is unknown, because an unknown amount is never a zero. */
export function sumIfKnown<N extends number>(parts: readonly (N | null)[]): N | null {
  const known = parts.filter((part) => part !== null);
  const isComplete = known.length === parts.length;
  return isComplete ? (known.reduce<number>((sum, part) => sum + part, 0) as N) : null;
}
