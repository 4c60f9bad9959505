import { configure } from '../testing/configure';
import { lastDayMark, phaseOf } from './offering-phase';

beforeAll(() => configure());

const campaign = {
  offeredPeriodStartDate: '2026-10-01T00:00:00Z',
  offeredPeriodEndDate: '2026-11-30T16:00:00Z',
  statusCode: 'APP',
};
const undated = { offeredPeriodStartDate: '', offeredPeriodEndDate: '', statusCode: '' };
const at = (iso: string) => Date.parse(iso);

it.each<[now: string, phase: string, change?: object]>([
  ['2026-09-30T23:59:59Z', 'upcoming'],
  ['2026-10-01T00:00:00Z', 'open'],
  ['2026-11-30T15:59:59Z', 'open'],
  ['2026-11-30T16:00:00Z', 'ended'],
  // A day begins in Manila.
  ['2026-09-30T15:59:59Z', 'upcoming', { offeredPeriodStartDate: '2026-10-01' }],
  ['2026-09-30T16:00:00Z', 'open', { offeredPeriodStartDate: '2026-10-01' }],
  // Closed early.
  ['2026-11-01T00:00:00Z', 'ended', { statusCode: 'COM' }],
  ['2026-11-01T00:00:00Z', 'ended', { statusCode: 'TER' }],
  ['2026-11-01T00:00:00Z', 'open', undated],
])('§4 campaign end at %s a campaign is %s', (now, phase, change = {}) => {
  expect(phaseOf({ ...campaign, ...change }, at(now))).toBe(phase);
});

it.each([
  ['2026-11-29T16:00:00Z', 'not-within-a-day'],
  ['2026-11-29T16:00:01Z', 'within-a-day'],
  ['2026-11-30T16:00:00Z', 'not-within-a-day'],
])('§4 campaign end at %s the offering ends %s', (now, ending) => {
  expect(lastDayMark(campaign, at(now))).toBe(ending);
});
