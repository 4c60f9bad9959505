import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { formatDate } from '@investor-portal/shared/rules/dates';
import {
  type Centavos,
  currencyOf,
  formatCentavos,
  formatMoney,
  toCentavos,
} from '@investor-portal/shared/rules/money';
import { sumIfKnown } from '@investor-portal/shared/rules/sum-commitments';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import { cameBack } from '@investor-portal/shared/rules/words';
import { type Payment, paymentsOf } from '../data/payments';

/** Only a completed credit has arrived. If that is less than was due, a last sentence gives the total: `… you committed`. */
export function refundSentences(
  commitment: Commitment,
  due: Centavos | null,
  dueDescription: string,
): string[] {
  const at = ({ date }: Payment) => parseInstant(date) ?? Number.MAX_SAFE_INTEGER;
  const credits = paymentsOf([commitment])
    .filter(({ direction }) => direction === 'credit')
    .sort((a, b) => at(a) - at(b));
  const currency = currencyOf(commitment.commitmentCurrencyCode);
  const arrived = credits.filter(({ settled }) => settled);
  const isKnown = arrived.every(({ amount }) => toCentavos(amount) !== null);
  const own = arrived.filter((each) => each.currencyCode === currency);
  const total =
    isKnown && own.length > 0 ? sumIfKnown(own.map((each) => toCentavos(each.amount))) : null;
  const money = (centavos: Centavos) => formatMoney(formatCentavos(centavos), currency);
  return [
    ...credits.map(creditSentence),
    ...(total !== null && due !== null && total < due
      ? [`In total, ${money(total)} of the ${money(due)} ${dueDescription} came back.`]
      : []),
  ];
}

export function refundOfAmount(commitment: Commitment): string[] {
  const due = toCentavos(commitment.commitmentAmount);
  const sentences = refundSentences(commitment, due, 'you committed');
  if (sentences.length > 0) return sentences;
  return paymentsOf([commitment]).some(({ direction, settled }) => settled && direction === 'debit')
    ? ['No refund is on record yet.']
    : [];
}

function creditSentence({ amount, currencyCode, date, settled, status }: Payment): string {
  const shown = formatMoney(amount, currencyCode);
  const known = shown !== '--';
  if (settled) {
    const day = formatDate(date);
    return `${known ? shown : 'An unknown amount'} ${cameBack()}${day === '--' ? '' : ` on ${day}`}.`;
  }
  const hasFailed = /reject|fail|declin|cancel|revers/i.test(status);
  const outcome = hasFailed ? 'did not go through' : 'is on record';
  return `A refund of ${known ? shown : 'an unknown amount'} ${outcome}. Its status is ${status.trim() || 'not known'}.`;
}
