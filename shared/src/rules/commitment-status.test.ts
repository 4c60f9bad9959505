import * as v from 'valibot';
import { commitmentSchema } from '../partner-api/contract/commitment';
import { configure, sandboxRules } from '../testing/configure';
import { commitmentActions } from './commitment-actions';
import {
  countedAmount,
  endingOf,
  expiryDateOf,
  isFinal,
  isOpen,
  statusName,
} from './commitment-status';
import { statusLine } from './words';
import { statusColour, statusLabel } from './status';

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
const toUsd = { commitmentCurrencyCode: 'PHP', actualConvertedCurrencyCode: 'USD' };

describe('the ending of a commitment', () => {
  it.each([
    ['CAN', 'ongoing', 'cancelled'],
    ['', ' Cancelled ', 'cancelled'],
    [' can ', '', 'cancelled'],
    ['CAN', 'TERMINATED', 'terminated'],
    ['COM', 'ongoing', undefined],
    ['APP', 'completed', undefined],
    ['constructor', 'constructor', undefined],
  ])('%p %p: %p', (commitmentStatusCode, commitmentStatus, ending) => {
    expect(endingOf(commitment({ commitmentStatusCode, commitmentStatus }))).toBe(ending);
  });

  it.each([
    { commitmentStatusCode: 'CAN' },
    { commitmentStatus: 'canceled' },
    { commitmentStatusCode: 'REC', commitmentStatus: 'canceled' },
    { commitmentStatusCode: 'PEN', commitmentStatus: 'terminated' },
  ])('%j needs no action, is not pending and counts nothing', (fields) => {
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
    // The commitment is reconfirmed and its campaign has not closed yet.
    [{ commitmentStatusCode: 'APP' }, true],
    [{ commitmentStatus: 'incomplete' }, true],
    // A new commitment may also have this name.
    [{ commitmentStatus: 'committed' }, true],
    [{ commitmentStatus: 'committed', calibratedAmount: 5 }, false],
    [{ commitmentStatus: 'completed', completionDate }, false],
    // The first instant of a server stands for "no date".
    [{ completionDate: '0001-01-01T00:00:00' }, true],
    [{ completionDate: 'soon' }, true],
  ])('%j: %p', (fields, open) => expect(isOpen(commitment(fields))).toBe(open));
});

describe('the amount that a commitment counts', () => {
  beforeEach(() => configure());

  it.each([
    ['is the committed amount', {}, 20_000_20],
    ['is unknown without it', { commitmentAmount: null }, null],
    ['is the final amount', { commitmentStatus: 'Completed', calibratedAmount: 4_000 }, 4_000_00],
    ['is unknown in another currency', { completionDate, calibratedAmount: 4_000, ...toUsd }, null],
    ['can finally be nothing', { commitmentStatus: 'completed', completionDate }, 0],
    ['is the committed amount before it is final', { calibratedAmount: 9_000 }, 20_000_20],
    ['is that of a new one called committed', { commitmentStatus: 'committed' }, 20_000_20],
    ['is that of a new one called completed', { commitmentStatus: 'completed' }, 20_000_20],
  ])('%s', (_, fields, amount) => expect(countedAmount(commitment(fields))).toBe(amount));

  it('is not final because of a status alone', () => {
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

describe('the label, colour and line of a status', () => {
  beforeEach(() => configure({ platformRules: sandboxRules }));

  it.each([
    ['PEN', 'pending', 'Pending', 'yellow', 'Your commitment is waiting to be'],
    ['COM', 'ongoing', 'Ongoing', 'grey', 'Your money is committed, and'],
    ['COM', 'committed', 'Committed', 'green', 'Your money is committed to'],
    ['APP', 'completed', 'Completed', 'green', 'The campaign is complete,'],
    ['APP', 'incomplete', 'Incomplete', 'grey', 'The campaign is not complete yet,'],
    ['CAN', 'canceled', 'Cancelled', 'grey', 'Your commitment no longer counts.'],
    ['APP', 'TERMINATED', 'Terminated', 'grey', 'The campaign was called off.'],
    // The required action has priority over the status name.
    ['REC', 'ongoing', 'Reconfirm', 'action', 'The campaign’s terms changed.'],
    ['REC', 'canceled', 'Cancelled', 'grey', 'Your commitment no longer counts.'],
    ['CAN', 'ongoing', 'Cancelled', 'grey', 'Your commitment no longer counts.'],
    // Without a name, the code decides.
    ['PEN', '', 'Pending', 'yellow', 'Your commitment is waiting to be'],
    ['APP', '', 'Approved', 'green', 'Your money is committed to'],
    ['NEW', 'constructor', 'Constructor', 'grey', ''],
    ['constructor', '', '--', 'grey', ''],
  ])('%p %p: %s', (commitmentStatusCode, commitmentStatus, label, colour, line) => {
    const shown = commitment({ commitmentStatusCode, commitmentStatus });
    expect(statusLabel(statusName(shown))).toBe(label);
    expect(statusColour(statusName(shown))).toBe(colour);
    expect(statusLine(shown).slice(0, line.length || undefined)).toBe(line);
  });

  it.each([
    ['REC', 'The campaign’s terms changed, and your commitment waits for you to reconfirm it.'],
    ['CAN', 'Your commitment no longer counts.'],
  ])('promises nothing that the platform may do otherwise (%p)', (commitmentStatusCode, line) => {
    configure();
    expect(statusLine(commitment({ commitmentStatusCode }))).toBe(line);
  });
});
