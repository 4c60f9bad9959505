import { configure } from '@investor-portal/shared/testing/configure';
import { exportYear } from './export-year';

beforeEach(() => configure({ currency: 'PHP' }));

it('exports payments, refunds and positions as CSV', async () => {
  const payment = {
    guid: 'a',
    date: '2026-02-01',
    issuer: 'Kape',
    commitmentCode: 'CMT-1',
    reference: 'REF-1',
    to: '',
    type: 'Debit',
    status: 'Completed',
    direction: undefined,
    settled: true,
    amount: 10,
    currencyCode: '',
  };
  const job = exportYear('2026', {
    unreadable: 1,
    payments: [
      { ...payment, kind: 'paid' },
      { ...payment, guid: 'b', kind: 'refunded', type: 'Credit' },
      { ...payment, guid: 'c', kind: 'uncounted', status: 'PENDING' },
    ],
    held: [
      {
        transactionCode: 'TXN-1',
        issuer: 'Kape',
        stockCode: 'KP',
        totalNoUnits: 5,
        currencyCode: 'USD',
        amount: 7.5,
      },
    ],
  });
  const file = await job.run(new AbortController().signal, () => undefined);
  expect(file.unreadable).toBe(1);
  expect(file.name).toMatch(/^yearly-summary-2026-\d{4}-\d\d-\d\d\.csv$/);
  expect(file.csv.split('\r\n').slice(1)).toEqual([
    'Paid,2026-02-01,Kape,CMT-1,REF-1,Debit,Completed,,PHP,10.00',
    'Refunded,2026-02-01,Kape,CMT-1,REF-1,Credit,Completed,,PHP,10.00',
    'Not in the totals,2026-02-01,Kape,CMT-1,REF-1,Debit,Pending,,PHP,10.00',
    'Held,,Kape,TXN-1,KP,,,5,USD,7.50',
    '',
  ]);
});
