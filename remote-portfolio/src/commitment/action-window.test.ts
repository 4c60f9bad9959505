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
  commitmentStatus: { name: '' },
  reconfirmDeadlineDate: new Date(deadline).toISOString(),
});

beforeEach(() => configure());

describe('§9 deadlines for actions', () => {
  it.each(['PEN', 'COM'])('%s can be cancelled until 48 hours before the offering ends', (code) => {
    const deadlineToCancel = end - 48 * hour;
    expect(actionDeadline(commitment(code), campaign)).toBe(deadlineToCancel);
    expect(offeredActions(commitment(code), campaign, deadlineToCancel - 1)).toEqual(['cancel']);
    expect(offeredActions(commitment(code), campaign, deadlineToCancel)).toEqual([]);
  });

  it('REC allows both actions until the reconfirmation deadline, whenever the offering ends', () => {
    expect(actionDeadline(commitment('REC'), campaign)).toBe(deadline);
    expect(offeredActions(commitment('REC'), campaign, deadline - 1)).toEqual([
      'reconfirm',
      'cancel',
    ]);
    expect(offeredActions(commitment('REC'), campaign, deadline)).toEqual([]);
  });

  it('offers actions that do not depend on the campaign while it is unknown', () => {
    expect(offeredActions(commitment('REC'), undefined, deadline - 1)).toEqual([
      'reconfirm',
      'cancel',
    ]);
    expect(offeredActions(commitment('REC'), undefined, deadline)).toEqual([]);
    expect(actionDeadline(commitment('COM'), undefined)).toBeNull();
    expect(offeredActions(commitment('COM'), undefined, 0)).toEqual([]);
  });

  it('only the API decides if there is no date', () => {
    const undated = { ...campaign, offeredPeriodEndDate: '' };
    expect(actionDeadline(commitment('COM'), undated)).toBeNull();
    expect(offeredActions(commitment('COM'), undated, end)).toEqual(['cancel']);
  });
});
