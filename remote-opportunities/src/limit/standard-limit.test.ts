import {
  commitmentSchema,
  type Commitment,
} from '@investor-portal/shared/partner-api/contract/commitment';
import { configure } from '@investor-portal/shared/testing/configure';
import * as v from 'valibot';
import { estimateLimit } from './standard-limit';

beforeAll(() => configure());

const now = Date.parse('2026-11-20T00:00:00Z');

function commitment(changes: object): Commitment {
  return v.parse(commitmentSchema, {
    guid: 'g',
    commitmentStatusCode: 'COM',
    commitmentStatus: { name: 'ongoing' },
    commitmentCurrencyCode: 'PHP',
    commitmentAmount: 10_000,
    commitmentDate: '2026-06-01T00:00:00Z',
    ...changes,
  });
}
const left = (...commitments: object[]) => estimateLimit(commitments.map(commitment), now)?.left;

describe('what is left of the standard limit', () => {
  it('is the configured limit less the commitments of the last twelve months', () => {
    expect(left()).toBe(50_000_00);
    expect(left({}, { commitmentStatusCode: 'PEN', commitmentAmount: 0.1 })).toBe(39_999_90);
    configure({ limits: { premiumWaiver: 80_000 } });
    expect(estimateLimit([commitment({})], now)).toEqual({ limit: 80_000_00, left: 70_000_00 });
    configure();
  });

  const cancelled = { commitmentStatusCode: 'CAN' };
  const dollars = { commitmentCurrencyCode: 'USD' };
  const completed = { commitmentStatus: { name: 'completed' }, calibratedAmount: 4_000 };
  it.each([
    ['a cancelled one', cancelled, 50_000_00],
    ['one of more than a year ago', { commitmentDate: '2025-11-01T00:00:00Z' }, 50_000_00],
    ['one in another currency', dollars, undefined],
    ['a cancelled one in another currency', { ...dollars, ...cancelled }, 50_000_00],
    ['one in small letters', { commitmentCurrencyCode: 'php' }, 40_000_00],
    ['one without a date', { commitmentDate: null }, 40_000_00],
    ['a completed one', completed, 46_000_00],
    ['more than the limit', { commitmentAmount: 70_000 }, 0],
    ['one of an unknown amount', { commitmentAmount: null }, undefined],
  ])('after %s', (_, changes, expected) => expect(left(changes)).toBe(expected));

  it('counts twelve months, in a leap year too', () => {
    const commitments = [commitment({ commitmentDate: '2027-12-01T00:00:00Z' })];
    const leftAt = (time: string) => estimateLimit(commitments, Date.parse(time))?.left;
    expect(leftAt('2028-11-30T23:59:59Z')).toBe(40_000_00);
    expect(leftAt('2028-12-01T00:00:00Z')).toBe(50_000_00);
  });
});
