import * as v from 'valibot';
import { commitmentSchema } from '@investor-portal/shared/partner-api/contract/commitment';
import { configure } from '@investor-portal/shared/testing/configure';
import { daysOfYear, yearPayments, readYear, summaryYears } from './year';

const now = Date.parse('2026-11-21T00:00:00Z');
beforeEach(() => configure());

const advice = (type: string, createdOn: string, amount: number, status = 'Completed') => ({
  transactionType: type,
  createdOn,
  amount,
  status,
});
const commitment = (...advices: object[]) =>
  v.parse(commitmentSchema, {
    guid: 'c',
    campaignCode: 'KAPE',
    commitmentCurrencyCode: 'PHP',
    commitmentDebitCreditAdvises: advices,
  });

describe('the payments of a year', () => {
  it('are those that went through on the platform’s days, the newest first, apart from all others', () => {
    const payments = yearPayments(
      [
        commitment(
          advice('Credit', '2026-12-31T15:59:59Z', 3),
          advice('Debit', '2026-01-01', 5),
          // In Manila these are the first moments of the year and of the next year.
          advice('Debit', '2025-12-31T16:00:00Z', 7),
          advice('Debit', '2026-12-31T16:00:00Z', 9),
          advice('Debit', '2026-03-01', 11, 'Pending'),
          advice('Fee', '2026-03-02', 13),
          advice('Credit Card Payment', '2026-02-01', 14),
          advice('Debit', 'soon', 15),
        ),
      ],
      { start: '2026-01-01', end: '2026-12-31' },
    );
    expect(payments.map(({ kind, amount, currencyCode }) => [kind, amount, currencyCode])).toEqual([
      ['refunded', 3, 'PHP'],
      ['uncounted', 13, 'PHP'],
      ['uncounted', 11, 'PHP'],
      ['uncounted', 14, 'PHP'],
      ['paid', 5, 'PHP'],
      ['paid', 7, 'PHP'],
      ['uncounted', 15, 'PHP'],
    ]);
    expect(payments[0]?.issuer).toBe('KAPE');
  });

  it('end today in the current year', () => {
    expect(daysOfYear('2026', now)).toEqual({ start: '2026-01-01', end: '2026-11-21' });
    const evening = Date.parse('2026-11-20T16:00:00Z');
    expect(daysOfYear('2026', evening)).toEqual({ start: '2026-01-01', end: '2026-11-21' });
    expect(daysOfYear('2025', now)).toEqual({ start: '2025-01-01', end: '2025-12-31' });
  });

  it('are of the current year unless another is chosen', () => {
    expect(summaryYears(now).slice(0, 2)).toEqual(['2026', '2025']);
    expect(summaryYears(Date.parse('2026-12-31T16:00:00Z'))[0]).toBe('2027');
    expect(['2025', '1999', null].map((year) => readYear(year, now))).toEqual([
      '2025',
      '2026',
      '2026',
    ]);
  });
});
