import * as v from 'valibot';
import { commitmentSchema } from '@investor-portal/shared/partner-api/commitment';
import { configure } from '@investor-portal/shared/testing/configure';
import { madeWithin } from './statement-data';

const commitment = (guid: string, commitmentDate: string | null) =>
  v.parse(commitmentSchema, { guid, commitmentDate });

it('a statement holds the commitments of its days, both included, in UTC, the oldest first', () => {
  configure();
  const commitments = [
    commitment('after', '2026-01-01T00:00:00Z'),
    commitment('last', '2025-12-31T23:59:59Z'),
    commitment('first', '2025-01-01T00:00:00Z'),
    // 1 January at the platform, still 31 December in UTC.
    commitment('before', '2025-01-01T00:00:00+08:00'),
    commitment('undated', null),
  ];
  const made = madeWithin(commitments, { start: '2025-01-01', end: '2025-12-31' });
  expect(made.map(({ guid }) => guid)).toEqual(['first', 'last']);
});
