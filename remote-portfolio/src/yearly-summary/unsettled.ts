import type { Advice, Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import {
  adviceCurrencyOf,
  finalCurrencyOf,
} from '@investor-portal/shared/rules/commitment-currency';
import { isComplete } from '@investor-portal/shared/rules/commitment-status';
import { formatDate } from '@investor-portal/shared/rules/dates';
import {
  addCentavos,
  type Centavos,
  currencyOf,
  fromCentavos,
  toCentavos,
} from '@investor-portal/shared/rules/money';
import { sumIfKnown } from '@investor-portal/shared/rules/sum-if-known';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import { isCredit, isDebit, isSettled, movedAmount } from '../data/advice';
import { totalsByCurrency, type WireMoney } from '../components/totals';

/**
 * Returns the money, per commitment, that had become neither shares nor refunds by the end of a day, in units of the
 * currency. An amount is null if a payment, its date, or the final amount is unknown, or if more was spent than paid.
 * @param day `YYYY-MM-DD`, in the platform's days.
 */
export function unsettledOn(day: string, commitments: readonly Commitment[]): WireMoney[] {
  return commitments.flatMap((commitment) => {
    const [currencyCode = '', ...others] = currenciesOf(commitment);
    // Amounts in different currencies cannot be subtracted, so the amount is unknown in each of them.
    if (others.length > 0)
      return [currencyCode, ...others].map((code) => ({ amount: null, currencyCode: code }));
    const amount = unsettledAmount(day, commitment);
    return amount === 0 ? [] : [{ amount, currencyCode }];
  });
}

/** These figures must add up: start + paid - refunded = held + unsettled. */
export interface YearFigures {
  broughtForward: readonly WireMoney[] | null;
  payments: readonly (WireMoney & { kind: 'paid' | 'refunded' | 'uncounted' })[];
  held: readonly WireMoney[];
  heldKnown: boolean;
  unsettled: readonly WireMoney[];
}

/**
 * Returns the difference if the figures of a year do not add up, per currency. Returns nothing if a figure is unknown.
 */
export function unexplained(figures: YearFigures): WireMoney[] {
  const { broughtForward, payments, held, heldKnown, unsettled } = figures;
  if (!broughtForward || !heldKnown) return [];
  const of = (kind: 'paid' | 'refunded') => payments.filter((payment) => payment.kind === kind);
  const negative = (amounts: readonly WireMoney[]) =>
    amounts.map(({ amount, currencyCode }) => ({
      amount: amount === null ? null : -amount,
      currencyCode,
    }));
  return totalsByCurrency([
    ...broughtForward,
    ...of('paid'),
    ...negative([...of('refunded'), ...held, ...unsettled]),
  ])
    .filter(({ total, unknown }) => total !== 0 && unknown === 0)
    .map(({ currency, total }) => ({
      amount: fromCentavos(Math.abs(total) as Centavos),
      currencyCode: currency,
    }));
}

/** Returns the currencies of a commitment, its payments and its final amount. */
function currenciesOf(commitment: Commitment): Set<string> {
  const { commitmentCurrencyCode, commitmentDebitCreditAdvises } = commitment;
  return new Set([
    currencyOf(commitmentCurrencyCode),
    finalCurrencyOf(commitment),
    ...commitmentDebitCreditAdvises.map((advice) => adviceCurrencyOf(advice, commitment)),
  ]);
}

function unsettledAmount(day: string, commitment: Commitment): number | null {
  const settled = commitment.commitmentDebitCreditAdvises.filter(isSettled);
  const paid = sumUntil(day, settled.filter(isDebit));
  const returned = sumUntil(day, settled.filter(isCredit));
  const shares = becameShares(day, commitment);
  if (paid === null || returned === null || shares === null) return null;
  const unsettled = (paid - returned - shares) as Centavos;
  // Payments are missing from the records, so the amount is unknown.
  return unsettled < 0 ? null : fromCentavos(unsettled);
}

/** Sums the amounts up to the end of a day. Returns null if a date or an amount is unknown. */
function sumUntil(day: string, advices: readonly Advice[]): Centavos | null {
  if (advices.some(({ createdOn }) => parseInstant(createdOn) === null)) return null;
  const until = advices.filter(({ createdOn }) => formatDate(createdOn) <= day);
  return sumIfKnown(until.map((advice) => toCentavos(movedAmount(advice))));
}

/**
 * Returns the price of the shares if the campaign was completed by the end of a day. Returns null if that is unknown.
 */
function becameShares(day: string, commitment: Commitment): Centavos | null {
  const { calibratedAmount, completionDate } = commitment;
  const cost = toCentavos(calibratedAmount);
  const none = addCentavos();
  if (!isComplete(commitment)) return cost === null || cost === 0 ? none : null;
  return formatDate(completionDate) <= day ? cost : none;
}
