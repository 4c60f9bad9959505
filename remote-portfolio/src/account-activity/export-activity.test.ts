import { configure } from '@investor-portal/shared/testing/configure';
import { paymentsOf } from '../data/payments';
import { parseCommitment } from '../testing/parse-rows';
import { activityExport } from './export-activity';
import { balanceOf } from './use-account-activity';

const entry = {
  transactionCode: 'TXN-1',
  issuer: 'Ani, Inc.',
  stockCode: 'EQ0001',
  currencyCode: '',
};

it('exports balances, transactions and payments in the order of the screen', () => {
  configure();
  const createdOn = '2026-11-02T20:00:00Z';
  const purchase = {
    transactionId: 't',
    issuer: 'Ani, Inc.',
    createdOn,
    transactionNo: 'TXN-2',
    referenceNo: 'SM-2',
    currencyCode: 'USD',
    amount: 20_000,
  };
  const activity = {
    stockPositions: [],
    beginning: balanceOf(10, [{ ...entry, totalNoUnits: 10, amount: 1_000.5 }]),
    transactions: [purchase],
    ending: balanceOf(30, [{ ...entry, totalNoUnits: 30, amount: null }]),
    readAt: 0,
  };
  const range = { start: '2026-11-01', end: '2026-11-30' };
  const debit = { transactionType: 'Debit', status: 'PENDING', amount: 10 };
  const commitmentDebitCreditAdvises = [{ ...debit, createdOn, referenceNumber: 'REF-1' }];
  const paid = { nameOfIssuer: 'Ani, Inc.', commitmentCode: 'CMT-1', commitmentDebitCreditAdvises };
  const payments = { rows: paymentsOf([parseCommitment(paid)]), undated: 1 };
  const read = { activity, payments, missing: { unreadable: 2, undated: 0 } };
  const file = activityExport(range, read)?.();
  expect(file).toMatchObject({ rows: 4, unreadable: 3 });
  expect(file?.name).toMatch(/^account-activity-2026-11-01-to-2026-11-30-\d{4}-\d\d-\d\d\.csv$/);
  expect(file?.text.split('\r\n')).toEqual([
    '\uFEFFSection,Date,Transaction,Reference No,Issuer,Commitment,Stock Code,Units,Type,Status,Currency,Amount',
    'Beginning Balance,,TXN-1,,"Ani, Inc.",,EQ0001,10,,,PHP,1000.50',
    'Transaction,2026-11-03,TXN-2,SM-2,"Ani, Inc.",,,,,,USD,20000.00',
    'Ending Balance,,TXN-1,,"Ani, Inc.",,EQ0001,30,,,,',
    'Payments and refunds,2026-11-03,,REF-1,"Ani, Inc.",CMT-1,,,Debit,Pending,PHP,10.00',
    '',
  ]);
});
