import * as v from 'valibot';
import { campaignSchema } from '@investor-portal/shared/partner-api/contract/campaigns';
import { configure } from '@investor-portal/shared/testing/configure';
import { parseCommitment } from '../testing/parse-rows';
import { timelineSteps } from './timeline-steps';

const now = Date.parse('2026-11-21T00:00:00Z');
const before = '2026-11-20T00:00:00Z';
const after = '2026-11-30T16:00:00Z';

beforeEach(() => configure());

function life(fields: object, campaign: object = {}, memo?: { createdOn: string }) {
  const commitment = parseCommitment({ commitmentDate: before, ...fields });
  const parsed = v.parse(campaignSchema, { guid: 'k', offeredPeriodEndDate: after, ...campaign });
  return timelineSteps(commitment, parsed, memo, now);
}
const summary = (steps: ReturnType<typeof life>) =>
  steps.map(({ name, state }) => `${name} ${state}`).join(', ');

const [pen, com, rec, app] = ['PEN', 'COM', 'REC', 'APP'].map((commitmentStatusCode) => ({
  commitmentStatusCode,
}));
const materialChanges = [{ field: 'sharePrice', before: 'PHP 100.00', after: 'PHP 90.00' }];
const open = { statusCode: 'APP', isInvestmentActionAllowed: true };
const ended = { offeredPeriodEndDate: before };
const ahead = 'calibrated upcoming, memo upcoming';

describe('the life of a commitment', () => {
  it.each<[fields: object | undefined, steps: string, campaign?: object]>([
    [pen, `committed current, closed upcoming, ${ahead}`],
    [com, `committed done, closed current, ${ahead}`],
    [rec, `committed done, reconfirm current, closed upcoming, ${ahead}`],
    // The API allows cancelling.
    [pen, `committed current, locked upcoming, closed upcoming, ${ahead}`, open],
    [com, `committed done, locked current, closed upcoming, ${ahead}`, open],
    [app, `committed done, closed current, ${ahead}`, open],
    [rec, `committed done, reconfirm current, closed upcoming, ${ahead}`, open],
    // The campaign was closed early.
    [com, 'committed done, closed done', { statusCode: 'TER' }],
    // Only one status says that the investor has reconfirmed.
    [{ ...com, materialChanges }, `committed done, closed current, ${ahead}`],
    [{ ...pen, materialChanges }, `committed current, closed upcoming, ${ahead}`],
    [{ ...app, materialChanges }, `committed done, reconfirm done, closed current, ${ahead}`],
    [
      { ...rec, reconfirmDeadlineDate: before },
      `committed done, not reconfirmed current, closed upcoming, ${ahead}`,
    ],
    [com, 'committed done, closed done, calibrated current, memo upcoming', ended],
    // The campaign closed before its offering ended.
    [
      { ...com, completionDate: before },
      'committed done, closed done, calibrated done, memo current',
    ],
    // The completion date cannot be read.
    [
      { ...com, commitmentStatus: 'completed', calibratedAmount: 5 },
      'committed done, closed done, calibrated done, memo current',
      ended,
    ],
    // The API's sentinel for no date.
    [
      { ...com, completionDate: '0001-01-01T00:00:00' },
      'committed done, closed done, calibrated current, memo upcoming',
      ended,
    ],
    [
      { commitmentStatusCode: 'CAN', commitmentStatus: 'terminated', materialChanges },
      'committed done, terminated done',
    ],
  ])('%j: %s %j', (fields = {}, steps, campaign) => {
    expect(summary(life(fields, campaign))).toBe(steps);
  });

  it('ends with the memo', () => {
    const steps = life({ ...com, completionDate: before }, {}, { createdOn: after });
    expect(steps.at(-1)).toEqual({ name: 'memo', state: 'done', date: after });
  });

  const refunded = [{ transactionType: { name: 'Credit' }, createdOn: before }];
  const complete = { ...com, completionDate: before };

  it.each<[name: string, date: unknown, fields: object, campaign?: object]>([
    ['committed', before, {}],
    ['committed', after, { commitmentDate: null, createdOn: after }],
    // 48 hours before the offering ends.
    ['locked', Date.parse('2026-11-28T16:00:00Z'), { ...com }, open],
    ['closed', '', { ...com }, { statusCode: 'TER' }],
    ['closed', before, complete],
    ['closed', '2026-11-18T16:00:00Z', complete, { offeredPeriodEndDate: '2026-11-18T16:00:00Z' }],
    ['closed', before, complete, { offeredPeriodEndDate: '' }],
    ['calibrated', '', { ...com, commitmentStatus: 'completed', calibratedAmount: 5 }, ended],
    // A credit does not date a cancellation.
    ['cancelled', '', { commitmentStatus: 'canceled', commitmentDebitCreditAdvises: refunded }],
  ])('dates %s with %p for %j %j', (name, date, fields, campaign = {}) => {
    expect(life(fields, campaign).find((step) => step.name === name)?.date).toBe(date);
  });
});
