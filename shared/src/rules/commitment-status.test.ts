import * as v from 'valibot';
import { commitmentSchema } from '../partner-api/commitment';
import { commitmentActions } from './commitment-can';
import { countedAmount, endingOf, expiryDateOf, isFinal, isOpen } from './commitment-status';

const commitment = (fields: object) =>
  v.parse(commitmentSchema, {
    guid: 'c',
    commitmentStatusCode: 'COM',
    commitmentStatus: 'ongoing',
    commitmentAmount: 20_000.2,
    calibratedAmount: 0,
    ...fields,
  });
const completionDate = '2026-11-02T00:00:00Z';

describe('how a commitment has ended', () => {
  it.each([
    ['CAN', 'ongoing', 'cancelled'],
    ['COM', 'canceled', 'cancelled'],
    ['', ' Cancelled ', 'cancelled'],
    ['CAN', 'TERMINATED', 'terminated'],
    ['', 'terminated', 'terminated'],
    ['COM', 'ongoing', undefined],
    ['APP', 'completed', undefined],
    ['constructor', 'constructor', undefined],
  ])('%p %p: %p', (commitmentStatusCode, commitmentStatus, ending) => {
    expect(endingOf(commitment({ commitmentStatusCode, commitmentStatus }))).toBe(ending);
  });

  it.each([
    { commitmentStatusCode: 'CAN' },
    { commitmentStatus: 'canceled' },
    { commitmentStatus: 'Cancelled' },
    { commitmentStatusCode: 'REC', commitmentStatus: 'canceled' },
    { commitmentStatusCode: 'PEN', commitmentStatus: 'terminated' },
  ])('%j has nothing to act on, to wait for or to count', (fields) => {
    const ended = commitment(fields);
    const campaign = { campaignStatusCode: 'APP', isInvestmentActionAllowed: true };
    expect(isOpen(ended)).toBe(false);
    expect(countedAmount(ended)).toBe(0);
    expect(commitmentActions({ ...ended, ...campaign })).toEqual([]);
    expect(expiryDateOf(ended)).toBeNull();
  });
});

describe('whether a commitment is open', () => {
  it.each([
    [{}, true],
    [{ commitmentStatusCode: 'PEN', commitmentStatus: 'pending' }, true],
    [{ commitmentStatusCode: 'REC' }, true],
    // Reconfirmed, with its campaign not closed yet.
    [{ commitmentStatusCode: 'APP' }, true],
    [{ commitmentStatus: 'incomplete' }, true],
    // A fresh one may be called this as well.
    [{ commitmentStatus: 'committed' }, true],
    [{ commitmentStatus: 'committed', calibratedAmount: 5 }, false],
    [{ commitmentStatus: 'completed', completionDate }, false],
  ])('%j: %p', (fields, open) => expect(isOpen(commitment(fields))).toBe(open));
});

describe('what a commitment counts', () => {
  it.each([
    ['is the committed amount', {}, 20_000_20],
    ['is unknown without it', { commitmentAmount: null }, null],
    ['is the final amount', { commitmentStatus: 'Completed', calibratedAmount: 4_000 }, 4_000_00],
    ['can finally be nothing', { commitmentStatus: 'completed', completionDate }, 0],
    [
      'is the committed amount while calibration is not final',
      { calibratedAmount: 9_000 },
      20_000_20,
    ],
    [
      'is that of a fresh one that is called committed',
      { commitmentStatus: 'committed' },
      20_000_20,
    ],
    [
      'is that of a fresh one that is called completed',
      { commitmentStatus: 'completed' },
      20_000_20,
    ],
  ])('%s', (_, fields, amount) => expect(countedAmount(commitment(fields))).toBe(amount));

  it('is not final by a status alone', () => {
    expect(isFinal(commitment({ commitmentStatus: 'completed' }))).toBe(false);
  });
});

describe('§4 the date until which a commitment waits', () => {
  it.each([
    ['PEN', 'commitmentExpirationDate'],
    ['REC', 'reconfirmDeadlineDate'],
    ['COM', null],
    ['APP', null],
    ['', null],
  ])('%p: %p', (commitmentStatusCode, field) => {
    expect(expiryDateOf(commitment({ commitmentStatusCode }))).toBe(field);
  });
});
