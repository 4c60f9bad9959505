import * as v from 'valibot';
import { campaignSchema } from '../partner-api/contract/campaigns';
import { commitmentSchema } from '../partner-api/contract/commitment';
import { configure } from '../testing/configure';
import {
  actionDeadline,
  byDate,
  cancellableUntil,
  cancellationDeadline,
  isLastChanceToCancel,
  nextDeadline,
  offeredActions,
  watchedDeadline,
} from './deadline';

const hour = 3_600_000;
const now = Date.parse('2026-11-21T00:00:00Z');
const hours = (count: number) => new Date(now + count * hour).toISOString();
const commitment = (commitmentStatusCode: string, fields: object = {}) =>
  v.parse(commitmentSchema, { guid: 'c', campaignGuid: 'k', commitmentStatusCode, ...fields });
/** A campaign that ends in so many hours, or has no date. */
const endsIn = (count?: number) => ({
  statusCode: 'APP',
  isInvestmentActionAllowed: true,
  offeredPeriodEndDate: count === undefined ? '' : hours(count),
});

beforeEach(() => configure());

it('§9 the deadline to cancel is 48 hours before the offering ends, or what the configuration says, and not known while the API does not allow cancelling (readings R3)', () => {
  expect(cancellableUntil(hours(50))).toBe(now + 2 * hour);
  expect(cancellableUntil(undefined)).toBeNull();
  configure({ limits: { cancellationHours: 24 } });
  expect(cancellableUntil(hours(50))).toBe(now + 26 * hour);
  configure();
  const refused = { offeredPeriodEndDate: hours(50), isInvestmentActionAllowed: false };
  expect(cancellationDeadline(refused, now)).toBeNull();
  expect(cancellationDeadline(refused, now + 2 * hour)).toBe(now + 2 * hour);
});

describe('§9 what the investor may do with a commitment, and until when', () => {
  const reconfirm = { reconfirmDeadlineDate: hours(9) };

  it.each([
    ['PEN', {}, endsIn(50), 2, ['cancel']],
    ['COM', {}, endsIn(50), 2, ['cancel']],
    // A commitment to reconfirm allows both, whenever the offering ends, and whether or not the campaign is known.
    ['REC', reconfirm, endsIn(50), 9, ['reconfirm', 'cancel']],
    ['REC', reconfirm, undefined, 9, ['reconfirm', 'cancel']],
  ])('%s %j, campaign %j: for %d hours', (code, fields, campaign, left, actions) => {
    const own = commitment(code, fields);
    expect(actionDeadline(own, campaign).at).toBe(now + left * hour);
    expect(offeredActions(own, campaign, now + left * hour - 1)).toEqual(actions);
    expect(offeredActions(own, campaign, now + left * hour)).toEqual([]);
  });

  it('is up to the API without a date, and nothing while the campaign is unknown', () => {
    expect(offeredActions(commitment('COM'), endsIn(), now)).toEqual(['cancel']);
    expect(offeredActions(commitment('COM'), undefined, now)).toEqual([]);
    expect(actionDeadline(commitment('COM'), undefined)).toEqual({ at: null, shown: null });
  });
});

describe('the next deadline of a commitment', () => {
  it('names the commitment, leads to it, and is shown as the day that the API sends, which ends at midnight (readings R4)', () => {
    const codes = { commitmentCode: 'CMT-1', campaignCode: 'CF' };
    const own = commitment('COM', { ...codes, nameOfIssuer: 'Kape' });
    expect(nextDeadline({ ...own, commitmentAmount: 5 }, endsIn(50), now)).toEqual({
      kind: 'cancel',
      at: now + 2 * hour,
      shown: now + 2 * hour,
      subject: { guid: 'c', code: 'CMT-1', issuer: 'Kape', amount: 'PHP 5.00' },
      to: '/main/portfolio/investment-commitments/c/k',
    });
    expect(nextDeadline({ ...own, nameOfIssuer: '' }, endsIn(50), now)?.subject).toMatchObject({
      issuer: 'CF',
      amount: '',
    });
    const byDay = commitment('REC', { reconfirmDeadlineDate: '2026-11-25' });
    expect(nextDeadline(byDay, undefined, now)).toMatchObject({
      kind: 'reconfirm',
      at: Date.parse('2026-11-25T16:00:00Z'),
      shown: '2026-11-25',
    });
  });

  it.each([
    ['APP', {}, endsIn(50)],
    ['COM', {}, endsIn(48)],
    ['COM', {}, endsIn()],
    ['REC', { reconfirmDeadlineDate: hours(0) }, endsIn(50)],
  ])('%s %j, campaign %j: none', (code, fields, campaign) => {
    expect(nextDeadline(commitment(code, fields), campaign, now)).toBeNull();
  });

  it('has no date, and comes first, where the API sends none to reconfirm', () => {
    const undated = nextDeadline(commitment('REC'), undefined, now);
    const dated = nextDeadline(commitment('COM'), endsIn(50), now);
    if (!undated || !dated) throw new Error('There is no deadline.');
    expect(undated).toMatchObject({ kind: 'reconfirm', at: null });
    expect([dated, undated].sort(byDate)).toEqual([undated, dated]);
  });

  it.each([
    ['COM', 48 + 72, true],
    ['PEN', 48 + 1, true],
    ['COM', 48 + 73, false],
    ['REC', 48 + 1, false],
  ])('of %s, of an offering that ends in %d hours, is a last chance to cancel: %p', (...args) => {
    const next = nextDeadline(commitment(args[0]), endsIn(args[1]), now);
    expect(isLastChanceToCancel(next, now)).toBe(args[2]);
  });
});

it.each([
  ['opens', { offeredPeriodStartDate: hours(5), offeredPeriodEndDate: hours(900) }, 'opens', 5],
  ['opens late', { offeredPeriodStartDate: hours(400) }, 'opens', 400],
  ['ends', { offeredPeriodEndDate: hours(72) }, 'ends', 72],
  ['ends in less than four days', { offeredPeriodEndDate: hours(95) }, 'ends', 95],
  ['ends on a day', { offeredPeriodEndDate: '2026-11-22' }, 'ends', 40],
  ['ends later', { offeredPeriodEndDate: hours(96) }, null, 0],
  ['is over', { offeredPeriodEndDate: hours(0) }, null, 0],
  ['was closed early', { offeredPeriodEndDate: hours(30), statusCode: 'TER' }, null, 0],
])('the date of a watched offering %s', (_, fields, kind, left) => {
  const date = watchedDeadline(v.parse(campaignSchema, { guid: 'k', ...fields }), now);
  expect(date && [date.kind, ((date.at ?? 0) - now) / hour, date.subject.guid]).toEqual(
    kind && [kind, left, 'k'],
  );
});
