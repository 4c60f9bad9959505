import { configure } from '../testing/configure';
import { lastDayMark, phaseOf } from './offering-phase';

beforeAll(() => configure());

const campaign = {
  offeredPeriodStartDate: '2026-10-01T00:00:00Z',
  offeredPeriodEndDate: '2026-11-30T16:00:00Z',
  statusCode: 'APP',
};
const at = (iso: string) => Date.parse(iso);

describe('§4 campaign end', () => {
  it.each([
    ['2026-09-30T23:59:59Z', 'upcoming'],
    ['2026-10-01T00:00:00Z', 'open'],
    ['2026-11-30T15:59:59Z', 'open'],
    ['2026-11-30T16:00:00Z', 'ended'],
  ])('at %s a campaign is %s', (now, phase) => {
    expect(phaseOf(campaign, at(now))).toBe(phase);
  });

  it.each([
    ['2026-09-30T15:59:59Z', 'upcoming'],
    ['2026-09-30T16:00:00Z', 'open'],
  ])('at %s a campaign that starts on a day in Manila is %s', (now, phase) => {
    const byDay = { ...campaign, offeredPeriodStartDate: '2026-10-01' };
    expect(phaseOf(byDay, at(now))).toBe(phase);
  });

  it('ends a campaign that is closed early', () => {
    const now = at('2026-11-01T00:00:00Z');
    expect(phaseOf({ ...campaign, statusCode: 'COM' }, now)).toBe('ended');
    expect(phaseOf({ ...campaign, statusCode: 'TER' }, now)).toBe('ended');
  });

  it('takes a campaign without dates for open', () => {
    const undated = { offeredPeriodStartDate: '', offeredPeriodEndDate: '', statusCode: '' };
    expect(phaseOf(undated, at('2026-11-01T00:00:00Z'))).toBe('open');
  });

  it.each([
    ['2026-11-29T16:00:00Z', 'not-within-a-day'],
    ['2026-11-29T16:00:01Z', 'within-a-day'],
    ['2026-11-30T16:00:00Z', 'not-within-a-day'],
  ])('at %s the offering ends %s', (now, ending) => {
    expect(lastDayMark(campaign, at(now))).toBe(ending);
  });
});
