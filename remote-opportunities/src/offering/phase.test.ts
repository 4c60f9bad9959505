import { configure } from '@investor-portal/shared/testing/configure';
import {
  daysLeftText,
  cancellationItem,
  cancellationDeadline,
  cancellationSentence,
  lastDayMark,
} from './phase';

beforeAll(() => configure());

const campaign = {
  offeredPeriodStartDate: '2026-10-01T00:00:00Z',
  offeredPeriodEndDate: '2026-11-30T16:00:00Z',
  statusCode: 'APP',
};
const at = (iso: string) => Date.parse(iso);

describe('§4 days left', () => {
  it.each([
    ['2026-11-20T16:00:00Z', '10 days left'],
    ['2026-11-20T16:00:01Z', '9 days left'],
    ['2026-11-29T16:00:00Z', '1 day left'],
    ['2026-11-29T16:00:01Z', '23 hours left'],
    ['2026-11-30T15:00:00Z', '1 hour left'],
    ['2026-11-30T15:00:01Z', '59 minutes left'],
    ['2026-11-30T15:59:01Z', 'Less than a minute left'],
    ['2026-11-30T16:00:00Z', 'Ended'],
    ['2027-01-01T00:00:00Z', 'Ended'],
  ])('at %s a card shows %s', (now, text) => {
    expect(daysLeftText(campaign, at(now))).toBe(text);
  });

  it('counts an end date without a time to the end of that day in Manila', () => {
    const dateOnly = { ...campaign, offeredPeriodEndDate: '2026-11-30' };
    expect(daysLeftText(dateOnly, at('2026-11-30T10:59:00Z'))).toBe('5 hours left');
    expect(daysLeftText(dateOnly, at('2026-11-30T16:00:00Z'))).toBe('Ended');
  });

  it.each([
    ['2026-09-13T23:00:00Z', 'Opens in 17 days'],
    ['2026-09-30T19:00:00Z', 'Opens in 5 hours'],
    ['2026-09-30T23:59:30Z', 'Opens in less than a minute'],
  ])('at %s a campaign that is not open yet shows %s', (now, text) => {
    expect(daysLeftText(campaign, at(now))).toBe(text);
  });

  it('shows Ended for a campaign that is closed early', () => {
    const closed = { ...campaign, statusCode: 'COM' };
    expect(daysLeftText(closed, at('2026-11-20T16:00:00Z'))).toBe('Ended');
  });

  it.each([
    ['2026-11-29T16:00:00Z', 'not-within-a-day'],
    ['2026-11-29T16:00:01Z', 'within-a-day'],
    ['2026-11-30T16:00:00Z', 'not-within-a-day'],
  ])('at %s the offering ends %s', (now, ending) => {
    expect(lastDayMark(campaign, at(now))).toBe(ending);
  });

  it('shows -- without an end date', () => {
    expect(
      daysLeftText({ ...campaign, offeredPeriodEndDate: '' }, at('2026-11-30T16:00:00Z')),
    ).toBe('--');
  });
});

beforeAll(() => configure());

const end = campaign.offeredPeriodEndDate;
const allowed = { offeredPeriodEndDate: end, isInvestmentActionAllowed: true };
const deadline = Date.parse('2026-11-28T16:00:00Z');
const itemOf = (terms: Parameters<typeof cancellationDeadline>[0], now: number) =>
  cancellationItem(cancellationDeadline(terms, now), now);
const open = (value: string) => ({ label: 'Can be cancelled until', value });

describe('§9 cancellation until 48 hours before the end', () => {
  it('names the deadline until it has passed', () => {
    expect(itemOf(allowed, deadline - 1)).toEqual(open('2026-11-29, 00:00 PHT'));
    expect(cancellationSentence(allowed, deadline - 1)).toBe(
      'You can cancel your commitment until 2026-11-29, 00:00 PHT.',
    );
  });

  it('promises no cancellation from the deadline on', () => {
    expect(itemOf(allowed, deadline)).toEqual({
      label: 'Cancellation closed',
      value: '2026-11-29, 00:00 PHT',
    });
    expect(cancellationSentence(allowed, deadline)).toMatch(/you cannot cancel/);
  });

  it('promises no cancellation that the API does not allow (readings R3)', () => {
    const refused = { ...allowed, isInvestmentActionAllowed: false };
    expect(itemOf(refused, deadline - 1)).toEqual(open('--'));
    expect(cancellationSentence(refused, deadline - 1)).toBe('');
    expect(cancellationSentence(refused, deadline)).toMatch(/you cannot cancel/);
  });

  it('does not say that an offering closes soon when it has ended', () => {
    expect(cancellationSentence(allowed, Date.parse(end) - 1)).toMatch(/closes soon/);
    expect(cancellationSentence(allowed, Date.parse(end))).toBe('');
  });

  it('states no deadline without an end date', () => {
    expect(itemOf({ ...allowed, offeredPeriodEndDate: '' }, deadline)).toEqual(open('--'));
    expect(cancellationSentence({ ...allowed, offeredPeriodEndDate: '' }, deadline)).toBe('');
  });
});
