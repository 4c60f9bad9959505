import * as v from 'valibot';
import { campaignSchema } from '@investor-portal/shared/partner-api/campaigns';
import { commitmentSchema } from '@investor-portal/shared/partner-api/commitment';
import { configure } from '@investor-portal/shared/testing/configure';
import { timeline } from './timeline';

const now = Date.parse('2026-11-21T00:00:00Z');
const before = '2026-11-20T00:00:00Z';
const after = '2026-11-30T16:00:00Z';

beforeEach(() => configure());

function life(fields: object, offeredPeriodEndDate = after, memo?: { createdOn: string }) {
  const commitment = v.parse(commitmentSchema, { guid: 'c', commitmentDate: before, ...fields });
  const campaign = v.parse(campaignSchema, { guid: 'k', offeredPeriodEndDate });
  return timeline(commitment, campaign, memo, now);
}
const told = (steps: ReturnType<typeof life>) =>
  steps.map(({ name, state }) => `${name} ${state}`).join(', ');
const change = { field: 'sharePrice', before: 'PHP 100.00', after: 'PHP 90.00' };

describe('the life of a commitment', () => {
  it.each([
    ['PEN', 'committed now, closed ahead, calibrated ahead, memo ahead'],
    ['COM', 'committed done, closed now, calibrated ahead, memo ahead'],
    ['REC', 'committed done, reconfirm now, closed ahead, calibrated ahead, memo ahead'],
  ])('%s: %s', (commitmentStatusCode, steps) => {
    expect(told(life({ commitmentStatusCode }))).toBe(steps);
  });

  it('began when it was made, or else written down', () => {
    const undated = { commitmentDate: null, createdOn: after };
    expect([life({})[0]?.date, life(undated)[0]?.date]).toEqual([before, after]);
  });

  it('reconfirmed, and the offering still open', () => {
    const steps = life({ commitmentStatusCode: 'APP', materialChanges: [change] });
    expect(told(steps)).toBe(
      'committed done, reconfirm done, closed now, calibrated ahead, memo ahead',
    );
  });

  it('ended, calibrated, with memo', () => {
    const com = { commitmentStatusCode: 'COM' };
    expect(told(life(com, before))).toBe('committed done, closed done, calibrated now, memo ahead');
    const complete = { ...com, completionDate: before };
    // Closed early: its end is still ahead, and it is over all the same.
    expect(told(life(complete, after))).toBe(
      'committed done, closed done, calibrated done, memo now',
    );
    const closed = (end: string) => life(complete, end).find(({ name }) => name === 'closed');
    expect(closed(after)?.date).toBe(before);
    expect(closed('2026-11-18T16:00:00Z')?.date).toBe('2026-11-18T16:00:00Z');
    expect(closed('')?.date).toBe(before);
    expect(told(life(complete, after, { createdOn: before }))).toBe(
      'committed done, closed done, calibrated done, memo done',
    );
  });

  it('a cancelled one ends there, and the day of a credit is not taken for its own', () => {
    const advices = [{ transactionType: { name: 'Credit' }, createdOn: before }];
    const steps = life({
      commitmentStatusCode: 'CAN',
      commitmentStatus: { name: 'canceled' },
      commitmentDebitCreditAdvises: advices,
      materialChanges: [change],
    });
    expect(told(steps)).toBe('committed done, cancelled done');
    expect(steps.at(-1)?.date).toBe('');
  });

  it('a terminated campaign ends it too', () => {
    expect(told(life({ commitmentStatusCode: 'CAN', commitmentStatus: 'terminated' }))).toBe(
      'committed done, terminated done',
    );
  });
});
