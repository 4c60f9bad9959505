import * as v from 'valibot';
import { commitmentSchema } from '@investor-portal/shared/partner-api/contract/commitment';
import { configure } from '@investor-portal/shared/testing/configure';
import { madeWithin } from './use-statement';

const commitment = (guid: string, commitmentDate: string | null, createdOn?: string) =>
  v.parse(commitmentSchema, { guid, commitmentDate, createdOn });
const guids = (made: ReturnType<typeof madeWithin>) => made.map(({ guid }) => guid);
const year = { start: '2025-01-01', end: '2025-12-31' };

it('lists the commitments of the range’s days on the platform, both inclusive, newest first', () => {
  configure();
  const commitments = [
    commitment('after', '2025-12-31T16:00:00Z'),
    commitment('last', '2025-12-31T15:59:59Z'),
    commitment('first', '2025-01-01T00:00:00+08:00'),
    commitment('before', '2024-12-31T15:59:59Z'),
    commitment('only created', null, '2025-06-01'),
    commitment('undated', null),
    commitment('no day', '2025-02-30'),
  ];
  expect(guids(madeWithin(commitments, year))).toEqual(['last', 'only created', 'first']);
});

describe.each([
  'UTC',
  'America/New_York',
  'Pacific/Kiritimati',
  'Asia/Manila',
  'Pacific/Pago_Pago',
  // Apia skipped 30 December 2011, which a test below uses.
  'Pacific/Apia',
])('a commitment with a date but no time, with the platform in %s', (timeZone) => {
  beforeEach(() => configure({ timeZone }));

  it('is only on statements that include its date', () => {
    const commitments = [
      commitment('day before', '2024-12-31'),
      commitment('first day', '2025-01-01'),
      commitment('last day', '12/31/2025'),
      commitment('day after', '2026-01-01'),
    ];
    expect(guids(madeWithin(commitments, year))).toEqual(['last day', 'first day']);
    const newYear = { start: '2026-01-01', end: '2026-01-01' };
    expect(guids(madeWithin(commitments, newYear))).toEqual(['day after']);
  });

  it('comes after commitments with a time on the same day', () => {
    const commitments = [
      commitment('at noon', '2025-06-12T12:00:00'),
      commitment('that day', '2025-06-12'),
      commitment('the night before', '2025-06-11T23:59:59'),
    ];
    const order = ['at noon', 'that day', 'the night before'];
    expect(guids(madeWithin(commitments, year))).toEqual(order);
  });

  it('is found on a day that the zone skipped', () => {
    const skipped = { start: '2011-12-30', end: '2011-12-30' };
    expect(guids(madeWithin([commitment('c', '2011-12-30')], skipped))).toEqual(['c']);
  });
});
