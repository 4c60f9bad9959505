import * as v from 'valibot';
import { commitmentSchema } from '@investor-portal/shared/partner-api/commitment';
import { configure } from '@investor-portal/shared/testing/configure';
import { commitmentsByPeriod } from './allocation';

beforeEach(() => configure({ timeZone: 'Asia/Manila' }));

const made = (commitmentDate: string, commitmentAmount: number, fields: object = {}) =>
  v.parse(commitmentSchema, { guid: 'c', commitmentDate, commitmentAmount, ...fields });

describe('commitments over time', () => {
  it('are added up by month of the platform’s zone, without a gap', () => {
    const periods = commitmentsByPeriod([
      made('2026-02-10', 5, { commitmentStatusCode: 'CAN' }),
      // In Manila it is already December.
      made('2025-11-30T17:00:00Z', 0.1),
      made('2025-12-31', 0.2, { commitmentStatus: 'Terminated' }),
      made('', 7),
    ]);
    expect(periods).toEqual([
      { name: '2025-12', count: 2, amount: 30, ended: 20 },
      { name: '2026-01', count: 0, amount: 0, ended: 0 },
      { name: '2026-02', count: 1, amount: 500, ended: 500 },
    ]);
  });

  it('are by year once there are too many months', () => {
    const periods = commitmentsByPeriod([made('2024-01-10', 1), made('2026-01-10', 2)]);
    expect(periods.map(({ name, amount }) => [name, amount])).toEqual([
      ['2024', 100],
      ['2025', 0],
      ['2026', 200],
    ]);
  });

  it('are none without dates', () => expect(commitmentsByPeriod([made('', 1)])).toEqual([]));
});
