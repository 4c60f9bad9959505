import * as v from 'valibot';
import { campaignSchema } from '@investor-portal/shared/partner-api/contract/campaigns';
import { commitmentSchema } from '@investor-portal/shared/partner-api/contract/commitment';
import { configure } from '@investor-portal/shared/testing/configure';
import { timelineSteps } from './timeline-steps';

const now = Date.parse('2026-11-21T00:00:00Z');
const before = '2026-11-20T00:00:00Z';
const after = '2026-11-30T16:00:00Z';

beforeEach(() => configure());

function life(
  fields: object,
  offeredPeriodEndDate = after,
  memo?: { createdOn: string },
  open: object = {},
) {
  const commitment = v.parse(commitmentSchema, { guid: 'c', commitmentDate: before, ...fields });
  const campaign = v.parse(campaignSchema, { guid: 'k', offeredPeriodEndDate, ...open });
  return timelineSteps(commitment, campaign, memo, now);
}
const summary = (steps: ReturnType<typeof life>) =>
  steps.map(({ name, state }) => `${name} ${state}`).join(', ');
const change = { field: 'sharePrice', before: 'PHP 100.00', after: 'PHP 90.00' };

describe('the life of a commitment', () => {
  it.each([
    ['PEN', 'committed current, closed upcoming, calibrated upcoming, memo upcoming'],
    ['COM', 'committed done, closed current, calibrated upcoming, memo upcoming'],
    [
      'REC',
      'committed done, reconfirm current, closed upcoming, calibrated upcoming, memo upcoming',
    ],
  ])('%s: %s', (commitmentStatusCode, steps) => {
    expect(summary(life({ commitmentStatusCode }))).toBe(steps);
  });

  it.each([
    ['PEN', 'committed current, locked upcoming, closed upcoming, '],
    ['COM', 'committed done, locked current, closed upcoming, '],
    ['APP', 'committed done, closed current, '],
    ['REC', 'committed done, reconfirm current, closed upcoming, '],
  ])('%s, while the API allows cancelling: %s', (commitmentStatusCode, steps) => {
    const open = { statusCode: 'APP', isInvestmentActionAllowed: true };
    const all = life({ commitmentStatusCode }, after, undefined, open);
    expect(summary(all)).toContain(steps);
    const locked = all.find(({ name }) => name === 'locked');
    // This is 48 hours before the offering ends.
    expect(locked?.date ?? Date.parse('2026-11-28T16:00:00Z')).toBe(
      Date.parse('2026-11-28T16:00:00Z'),
    );
  });

  it('is closed with a campaign that closed early, without a date to come', () => {
    const steps = life({ commitmentStatusCode: 'COM' }, after, undefined, { statusCode: 'TER' });
    expect(summary(steps)).toBe('committed done, closed done');
    expect(steps.at(-1)?.date).toBe('');
  });

  it('starts on the commitment date, or else when it was created', () => {
    const undated = { commitmentDate: null, createdOn: after };
    expect([life({})[0]?.date, life(undated)[0]?.date]).toEqual([before, after]);
  });

  it('says when the time to reconfirm is over', () => {
    const overdue = { commitmentStatusCode: 'REC', reconfirmDeadlineDate: before };
    expect(summary(life(overdue))).toMatch('committed done, not reconfirmed current, closed');
    expect(summary(life({ ...overdue, reconfirmDeadlineDate: after }))).toMatch(
      'reconfirm current',
    );
  });

  it.each(['COM', 'PEN', 'XYZ'])('does not take %s for reconfirmed', (commitmentStatusCode) => {
    const steps = life({ commitmentStatusCode, materialChanges: [change] });
    expect(summary(steps)).not.toMatch('reconfirm');
  });

  it('is reconfirmed while the offering is still open', () => {
    const steps = life({ commitmentStatusCode: 'APP', materialChanges: [change] });
    expect(summary(steps)).toBe(
      'committed done, reconfirm done, closed current, calibrated upcoming, memo upcoming',
    );
  });

  it('goes through the end of the offering, the calibration and the memo', () => {
    const com = { commitmentStatusCode: 'COM' };
    expect(summary(life(com, before))).toBe(
      'committed done, closed done, calibrated current, memo upcoming',
    );
    expect(summary(life({ ...com, completionDate: '0001-01-01T00:00:00' }, before))).toBe(
      summary(life(com, before)),
    );
    const complete = { ...com, completionDate: before };
    // The campaign closed before its offering ended.
    expect(summary(life(complete, after))).toBe(
      'committed done, closed done, calibrated done, memo current',
    );
    const closed = (end: string) => life(complete, end).find(({ name }) => name === 'closed');
    expect(closed(after)?.date).toBe(before);
    expect(closed('2026-11-18T16:00:00Z')?.date).toBe('2026-11-18T16:00:00Z');
    expect(closed('')?.date).toBe(before);
    expect(summary(life(complete, after, { createdOn: before }))).toBe(
      'committed done, closed done, calibrated done, memo done',
    );
  });

  it('is completed by its status and figures where the completion date cannot be read', () => {
    const final = { commitmentStatus: 'completed', calibratedAmount: 5 };
    const steps = life({ commitmentStatusCode: 'COM', ...final }, before);
    expect(summary(steps)).toBe('committed done, closed done, calibrated done, memo current');
    expect(steps.find(({ name }) => name === 'calibrated')?.date).toBe('');
  });

  it('ends with a cancellation, which is not dated by a credit', () => {
    const advices = [{ transactionType: { name: 'Credit' }, createdOn: before }];
    const steps = life({
      commitmentStatusCode: 'CAN',
      commitmentStatus: { name: 'canceled' },
      commitmentDebitCreditAdvises: advices,
      materialChanges: [change],
    });
    expect(summary(steps)).toBe('committed done, cancelled done');
    expect(steps.at(-1)?.date).toBe('');
  });

  it.each([
    ['CAN', 'terminated', 'terminated done'],
    // The status may name the end when the status code does not.
    ['COM', 'canceled', 'cancelled done'],
    ['', 'Cancelled', 'cancelled done'],
  ])('ends for %p %p: %s', (commitmentStatusCode, commitmentStatus, end) => {
    expect(summary(life({ commitmentStatusCode, commitmentStatus }))).toBe(
      `committed done, ${end}`,
    );
  });
});
