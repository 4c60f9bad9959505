import { configure } from '@investor-portal/shared/testing/configure';
import { daysLeftText } from './days-left';

beforeAll(() => configure());

const campaign = {
  offeredPeriodStartDate: '',
  offeredPeriodEndDate: '2026-11-30T16:00:00Z',
  statusCode: 'APP',
};
const at = (iso: string) => Date.parse(iso);

describe('§4 campaign end', () => {
  it.each([
    ['2026-11-20T16:00:00Z', '10 days left'],
    ['2026-11-20T16:00:01Z', '9 days left'],
    ['2026-11-29T16:00:00Z', '1 day left'],
    ['2026-11-30T15:59:59Z', '0 days left'],
    ['2026-11-30T16:00:00Z', 'Ended'],
    ['2027-01-01T00:00:00Z', 'Ended'],
  ])('at %s: %s', (now, text) => {
    expect(daysLeftText(campaign, at(now))).toBe(text);
  });

  it('ends a date without a time at the end of that day in Manila', () => {
    const dateOnly = { ...campaign, offeredPeriodEndDate: '2026-11-30' };
    expect(daysLeftText(dateOnly, at('2026-11-30T15:59:59Z'))).toBe('0 days left');
    expect(daysLeftText(dateOnly, at('2026-11-30T16:00:00Z'))).toBe('Ended');
  });

  it('has none left once it is closed early', () => {
    const closed = { ...campaign, statusCode: 'COM' };
    expect(daysLeftText(closed, at('2026-11-20T16:00:00Z'))).toBe('Ended');
  });

  it('is -- without a date', () => {
    expect(
      daysLeftText({ ...campaign, offeredPeriodEndDate: '' }, at('2026-11-30T16:00:00Z')),
    ).toBe('--');
  });
});
