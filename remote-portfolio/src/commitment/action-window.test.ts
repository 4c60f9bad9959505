import { configure } from '@investor-portal/shared/testing/configure';
import { actionDeadline, offeredActions } from './action-window';

const end = Date.parse('2026-12-10T16:00:00Z');
const deadline = Date.parse('2026-12-01T16:00:00Z');
const hour = 3_600_000;
const campaign = {
  statusCode: 'APP',
  isInvestmentActionAllowed: true,
  offeredPeriodEndDate: new Date(end).toISOString(),
};
const commitment = (commitmentStatusCode: string) => ({
  commitmentStatusCode,
  reconfirmDeadlineDate: new Date(deadline).toISOString(),
});

beforeEach(() => configure());

describe('§9 until when one can act', () => {
  it.each(['PEN', 'COM'])('%s: cancel until 48 hours before the offering ends', (code) => {
    const mark = end - 48 * hour;
    expect(actionDeadline(commitment(code), campaign)).toBe(mark);
    expect(offeredActions(commitment(code), campaign, mark - 1)).toEqual(['cancel']);
    expect(offeredActions(commitment(code), campaign, mark)).toEqual([]);
  });

  it('REC: both until the reconfirmation deadline, whatever the offering', () => {
    expect(actionDeadline(commitment('REC'), campaign)).toBe(deadline);
    expect(offeredActions(commitment('REC'), campaign, deadline - 1)).toEqual([
      'reconfirm',
      'cancel',
    ]);
    expect(offeredActions(commitment('REC'), campaign, deadline)).toEqual([]);
  });

  it('a campaign that is not known keeps nothing back that does not depend on it', () => {
    expect(offeredActions(commitment('REC'), undefined, deadline - 1)).toEqual([
      'reconfirm',
      'cancel',
    ]);
    expect(offeredActions(commitment('REC'), undefined, deadline)).toEqual([]);
    expect(actionDeadline(commitment('COM'), undefined)).toBeNull();
    expect(offeredActions(commitment('COM'), undefined, 0)).toEqual([]);
  });

  it('the API decides within the window', () => {
    const closed = { ...campaign, isInvestmentActionAllowed: false };
    expect(offeredActions(commitment('COM'), closed, 0)).toEqual([]);
  });

  it('without a date the API alone decides', () => {
    const undated = { ...campaign, offeredPeriodEndDate: '' };
    expect(actionDeadline(commitment('COM'), undated)).toBeNull();
    expect(offeredActions(commitment('COM'), undated, end)).toEqual(['cancel']);
  });
});
