import * as fc from 'fast-check';
import * as v from 'valibot';
import { commitmentSchema } from '@investor-portal/shared/partner-api/contract/commitment';
import { configure } from '@investor-portal/shared/testing/configure';
import { unexplained, unsettledOn } from './unsettled';
import { yearPayments } from './year';

beforeEach(() => configure());

const range = { start: '2026-01-01', end: '2026-12-31' };
const dayBefore = '2025-12-31';

const php = (amount: number | null) => ({ amount, currencyCode: 'PHP' });

function commitment(details: object) {
  return v.parse(commitmentSchema, { guid: 'c', commitmentCurrencyCode: 'PHP', ...details });
}

const advice = (transactionType: string, createdOn: string, amount: number | null) => ({
  transactionType,
  createdOn,
  amount,
  status: 'Completed',
});

/** A day of 2025 or 2026 as `YYYY-MM-DD`, or no day. */
const day = fc.option(
  fc.integer({ min: 0, max: 729 }).map((days) => {
    const at = Date.UTC(2025, 0, 1) + days * 86_400_000;
    return new Date(at).toISOString().slice(0, 'yyyy-MM-dd'.length);
  }),
);

/** A commitment that was paid, with either sign. It may then be completed for a part of its amount, or refunded. */
const history = fc
  .record({
    days: fc.tuple(day, day, day),
    paid: fc.integer({ min: 1, max: 9_000_000 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    completes: fc.boolean(),
    sign: fc.constantFrom(1, -1),
  })
  .map(({ days, paid, part, completes, sign }) => {
    const [made = dayBefore, completed, refunded] = days.map((each) => each ?? undefined).sort();
    const cost = completes && completed ? Math.max(1, Math.floor(paid * part)) : 0;
    const rest = paid - cost;
    return {
      cost,
      completed: cost > 0 ? completed : undefined,
      commitment: commitment({
        calibratedAmount: cost / 100,
        completionDate: cost > 0 ? completed : null,
        commitmentDebitCreditAdvises: [
          advice('Debit', made, (sign * paid) / 100),
          ...(refunded && rest > 0 ? [advice('Credit', refunded, rest / 100)] : []),
        ],
      }),
    };
  });

it('makes the figures of a year add up, whatever was paid, completed and refunded when', () => {
  fc.assert(
    fc.property(fc.array(history, { maxLength: 6 }), (histories) => {
      const commitments = histories.map((each) => each.commitment);
      const heldOn = (last: string) =>
        histories
          .filter(({ completed }) => completed !== undefined && completed <= last)
          .map(({ cost }) => php(cost / 100));
      const figures = {
        broughtForward: [...heldOn(dayBefore), ...unsettledOn(dayBefore, commitments)],
        payments: yearPayments(commitments, range),
        held: heldOn(range.end),
        heldKnown: true,
        unsettled: unsettledOn(range.end, commitments),
      };
      expect(unexplained(figures)).toEqual([]);
      const short = { ...figures, held: [...figures.held, php(0.01)] };
      expect(unexplained(short)).toEqual([php(0.01)]);
    }),
  );
});

it('knows no amount in any of the currencies of a commitment that has several', () => {
  const paid = { ...advice('Debit', '2026-03-01', 56_000), currencyCode: 'PHP' };
  const inDollars = { commitmentCurrencyCode: 'USD', commitmentDebitCreditAdvises: [paid] };
  const unsettled = unsettledOn(range.end, [commitment(inDollars)]);
  expect(unsettled).toEqual([{ amount: null, currencyCode: 'USD' }, php(null)]);
  const payments = yearPayments([commitment(inDollars)], range);
  const figures = { broughtForward: [], payments, held: [], heldKnown: true, unsettled };
  expect(unexplained(figures)).toEqual([]);
});

it('knows no amount where a payment, its day or the final amount is unknown or a payment is missing', () => {
  const paid = advice('Debit', '2026-03-01', 5);
  const unknown = [
    { commitmentDebitCreditAdvises: [advice('Debit', '2026-03-01', null)] },
    { commitmentDebitCreditAdvises: [advice('Debit', 'soon', 5)] },
    { commitmentDebitCreditAdvises: [paid], completionDate: '2026-04-01', calibratedAmount: null },
    { commitmentDebitCreditAdvises: [paid], completionDate: null, calibratedAmount: 5 },
    { commitmentDebitCreditAdvises: [paid], completionDate: '2026-04-01', calibratedAmount: 6 },
    { commitmentDebitCreditAdvises: [paid, advice('Credit', '2026-04-01', 6)] },
  ];
  for (const details of unknown)
    expect(unsettledOn(range.end, [commitment(details)])).toEqual([php(null)]);
});
