import * as v from 'valibot';
import { campaignSchema } from '@investor-portal/shared/partner-api/contract/campaigns';
import { configure } from '@investor-portal/shared/testing/configure';
import { watchedDates, watchedText } from './watched-dates';

const now = Date.parse('2026-11-21T00:00:00Z');
const hours = (count: number) => new Date(now + count * 3_600_000).toISOString();
const campaign = (guid: string, startsIn: number, endsIn: number) =>
  v.parse(campaignSchema, {
    guid,
    nameOfIssuer: guid,
    offeredPeriodStartDate: hours(startsIn),
    offeredPeriodEndDate: hours(endsIn),
  });

beforeEach(() => configure());

it('lists openings, and ends that a card counts three days to, the next first', () => {
  const dates = watchedDates(
    [
      campaign('opens late', 24 * 17, 24 * 60),
      campaign('ends', -24, 72),
      campaign('ends later', -24, 95),
      campaign('ends much later', -24, 96),
      campaign('over', -24, 0),
      campaign('opens', 5, 24 * 60),
      { ...campaign('ends on a day', -24, 0), offeredPeriodEndDate: '2026-11-22' },
      { ...campaign('closed early', -24, 30), statusCode: 'TER' },
    ],
    now,
  );
  expect(dates.map((date) => `${date.guid}: ${watchedText(date, now)}`)).toEqual([
    'opens: Opens in 5 hours',
    'ends on a day: Ends in 1 day',
    'ends: Ends in 3 days',
    'ends later: Ends in 3 days',
    'opens late: Opens in 17 days',
  ]);
  expect(dates[1]).toMatchObject({ date: '2026-11-22', at: Date.parse('2026-11-22T16:00:00Z') });
  expect(watchedText({ kind: 'ends', at: now + 1 }, now)).toBe('Ends in less than a minute');
});
