import type { Advice, Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { adviceCurrencyOf } from '@investor-portal/shared/rules/commitment-currency';
import { formatDate } from '@investor-portal/shared/rules/dates';
import {
  addCentavos,
  type Centavos,
  currencyOf,
  formatCentavos,
  formatMoney,
  toCentavos,
} from '@investor-portal/shared/rules/money';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import { cameBack } from '@investor-portal/shared/rules/words';
import { isCredit, isDebit, isSettled, movedAmount } from '../data/payments';

type RefundSource = Pick<Commitment, 'commitmentDebitCreditAdvises' | 'commitmentCurrencyCode'>;

/** Only a completed credit has arrived. If that is less than was due, a last sentence gives the total: `… you committed`. */
export function refundSentences(
  commitment: RefundSource,
  due: Centavos | null,
  dueDescription: string,
): string[] {
  const advices = commitment.commitmentDebitCreditAdvises;
  const credits = creditsOf(commitment);
  if (credits.length === 0)
    return advices.some((advice) => isDebit(advice) && isSettled(advice))
      ? ['No refund is on record yet.']
      : [];
  const currency = currencyOf(commitment.commitmentCurrencyCode);
  const arrived = credits
    .filter((credit) => isSettled(credit) && adviceCurrencyOf(credit, commitment) === currency)
    .map((credit) => toCentavos(movedAmount(credit)))
    .filter((amount) => amount !== null);
  const total = addCentavos(...arrived);
  const money = (centavos: Centavos) => formatMoney(formatCentavos(centavos), currency);
  const isKnown = !credits.some(
    (credit) => isSettled(credit) && toCentavos(credit.amount) === null,
  );
  const partial =
    isKnown && arrived.length > 0 && due !== null && total < due
      ? [`In total, ${money(total)} of the ${money(due)} ${dueDescription} came back.`]
      : [];
  return [
    ...credits.map((credit) => creditSentence(credit, adviceCurrencyOf(credit, commitment))),
    ...partial,
  ];
}

/** The refund of a commitment that has ended. */
export function refundOfAmount(commitment: RefundSource & Pick<Commitment, 'commitmentAmount'>) {
  return refundSentences(commitment, toCentavos(commitment.commitmentAmount), 'you committed');
}

export function hasCredits(commitment: RefundSource): boolean {
  return creditsOf(commitment).length > 0;
}

function creditsOf({ commitmentDebitCreditAdvises }: RefundSource): Advice[] {
  const at = ({ createdOn }: Advice) => parseInstant(createdOn) ?? Number.MAX_SAFE_INTEGER;
  return commitmentDebitCreditAdvises.filter(isCredit).sort((a, b) => at(a) - at(b));
}

function creditSentence(credit: Advice, currency: string): string {
  const status = credit.status.name.trim();
  const shown = formatMoney(movedAmount(credit), currency);
  const amount = shown === '--' ? 'an unknown amount' : shown;
  if (isSettled(credit)) {
    const day = formatDate(credit.createdOn);
    const start = amount.charAt(0).toUpperCase() + amount.slice(1);
    return `${start} ${cameBack()}${day === '--' ? '' : ` on ${day}`}.`;
  }
  const hasFailed = /reject|fail|declin|cancel|revers/i.test(status);
  const outcome = hasFailed ? 'did not go through' : 'is on record';
  return `A refund of ${amount} ${outcome}. Its status is ${status || 'not known'}.`;
}
