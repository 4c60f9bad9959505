import * as fc from 'fast-check';
import type { Commitment } from '@investor-portal/shared/partner-api/contract/commitment';
import { configure } from '@investor-portal/shared/testing/configure';
import { type Balance, balanceOf } from '../account-activity/use-account-activity';
import type { WireMoney } from '../components/totals';
import { paymentsWithin } from '../data/payments';
import { parseCommitment } from '../testing/parse-rows';
import { madeWithin, periodSum, unexplained, unsettledOn } from './use-statement';

const made = (guid: string, commitmentDate: string | null, createdOn?: string) =>
  parseCommitment({ guid, commitmentDate, createdOn });
const guids = (found: ReturnType<typeof madeWithin>) => found.map(({ guid }) => guid);
const year = { start: '2025-01-01', end: '2025-12-31' };

it('lists the commitments of the range’s days on the platform, both inclusive, newest first', () => {
  const commitments = [
    made('after', '2025-12-31T16:00:00Z'),
    made('last', '2025-12-31T15:59:59Z'),
    made('first', '2025-01-01T00:00:00+08:00'),
    made('before', '2024-12-31T15:59:59Z'),
    made('only created', null, '2025-06-01'),
    made('undated', null),
    made('no day', '2025-02-30'),
  ];
  expect(guids(madeWithin(commitments, year))).toEqual(['last', 'only created', 'first']);
});

// Apia skipped 30 December 2011.
it.each(['Asia/Manila', 'Pacific/Pago_Pago', 'Pacific/Apia'])(
  'takes a date without a time for that day of the platform in %s, after the times of the day',
  (timeZone) => {
    configure({ timeZone });
    const found = (within: typeof year, ...dates: string[]) => {
      const commitments = dates.map((date) => made(date, date));
      return guids(madeWithin(commitments, within));
    };
    const around = ['2024-12-31', '2025-01-01', '12/31/2025', '2026-01-01'];
    expect(found(year, ...around)).toEqual(['12/31/2025', '2025-01-01']);
    expect(found({ start: '2026-01-01', end: '2026-01-01' }, ...around)).toEqual(['2026-01-01']);
    const ordered = ['2025-06-12T12:00:00', '2025-06-12', '2025-06-11T23:59:59'];
    expect(found(year, ...ordered)).toEqual(ordered);
    expect(found({ start: '2011-12-30', end: '2011-12-30' }, '2011-12-30')).toHaveLength(1);
  },
);

beforeEach(() => configure());

const range = { start: '2026-01-01', end: '2026-12-31' };
const dayBefore = '2025-12-31';

const php = (amount: number | null) => ({ amount, currencyCode: 'PHP' });

function commitment(details: object) {
  return parseCommitment({ commitmentCurrencyCode: 'PHP', ...details });
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

const entry = { transactionCode: '', issuer: '', stockCode: '', totalNoUnits: 1 };
const held = (...amounts: WireMoney[]) => {
  const entries = amounts.map((each) => ({ ...entry, ...each }));
  return balanceOf(entries.length, entries);
};

function sumOf(beginning: Balance, commitments: Commitment[], ending: Balance, unreadable = 0) {
  const payments = paymentsWithin(commitments, range);
  return periodSum(range, { beginning, ending }, commitments, payments, unreadable);
}

it('makes the figures of a period add up, whatever was paid, completed and refunded when', () => {
  fc.assert(
    fc.property(fc.array(history, { maxLength: 6 }), (histories) => {
      const commitments = histories.map((each) => each.commitment);
      const heldOn = (last: string) =>
        histories
          .filter(({ completed }) => completed !== undefined && completed <= last)
          .map(({ cost }) => php(cost / 100));
      const sum = sumOf(held(...heldOn(dayBefore)), commitments, held(...heldOn(range.end)));
      expect(unexplained(sum)).toEqual([]);
      const short = { ...sum, held: [...heldOn(range.end), php(0.01)] };
      expect(unexplained(short)).toEqual([php(0.01)]);
    }),
  );
});

it('knows no balance where an amount, a payment, its day or its currency is unknown', () => {
  const paid = { ...advice('Debit', '2026-03-01', 56_000), currencyCode: 'PHP' };
  const inDollars = { commitmentCurrencyCode: 'USD', commitmentDebitCreditAdvises: [paid] };
  const unsettled = unsettledOn(range.end, [commitment(inDollars)]);
  expect(unsettled).toEqual([{ amount: null, currencyCode: 'USD' }, php(null)]);
  expect(unexplained(sumOf(held(), [commitment(inDollars)], held()))).toEqual([]);
  const known = advice('Debit', '2026-03-01', 5);
  const unknown = [
    { commitmentDebitCreditAdvises: [advice('Debit', '2026-03-01', null)] },
    { commitmentDebitCreditAdvises: [advice('Debit', 'soon', 5)] },
    { commitmentDebitCreditAdvises: [known], completionDate: '2026-04-01', calibratedAmount: null },
    { commitmentDebitCreditAdvises: [known], completionDate: null, calibratedAmount: 5 },
    { commitmentDebitCreditAdvises: [known], completionDate: '2026-04-01', calibratedAmount: 6 },
    { commitmentDebitCreditAdvises: [known, advice('Credit', '2026-04-01', 6)] },
  ];
  for (const details of unknown)
    expect(unsettledOn(range.end, [commitment(details)])).toEqual([php(null)]);
  const sum = sumOf(balanceOf(0, []), [], balanceOf(120, []));
  expect([sum.before, sum.held]).toEqual([[], null]);
  expect(unexplained(sum)).toEqual([]);
});

it.each([
  ['of nothing', [], 0, []],
  ['of nothing beside a commitment that cannot be read', [], 1, null],
  ['of nothing beside a payment without a date', [advice('Debit', 'soon', 7)], 0, null],
  ['beside a payment of an unknown type', [advice('Fee', '2026-03-01', 7)], 0, null],
  [
    'without payments that are not completed',
    [{ ...advice('Debit', '2026-03-01', 7), status: 'Pending' }],
    0,
    [],
  ],
])('claims a total %s as it should', (_, commitmentDebitCreditAdvises, unreadable, total) => {
  const commitments = [commitment({ commitmentDebitCreditAdvises })];
  const { paid, refunded } = sumOf(held(), commitments, held(), unreadable);
  expect([paid, refunded]).toEqual([total, total]);
});
