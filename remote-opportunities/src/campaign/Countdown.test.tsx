import { act, render, screen } from '@testing-library/react';
import { pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import { Countdown } from './Countdown';

beforeEach(() => {
  pointAtSandbox();
  jest.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') });
});

const show = (offeredPeriodEndDate: string, offeredPeriodStartDate = '') => {
  const campaign = { offeredPeriodStartDate, offeredPeriodEndDate, statusCode: 'APP' };
  render(<Countdown campaign={campaign} />);
};
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('§9 countdown', () => {
  it('refreshes every second, and says in the last minute that it is not over yet, also to screen readers', () => {
    show('2026-11-20T10:01:00Z');
    const status = screen.getByRole('status');
    const timer = screen.getByRole('timer');
    expect(timer).toHaveAccessibleName('Offering ends in 0 days, 0 hours, 1 minute');
    expect(status).toBeEmptyDOMElement();
    advance(1_000);
    expect(screen.getAllByText('00')).toHaveLength(3);
    expect(timer).toHaveAccessibleName('Offering ends in less than a minute');
    expect(screen.getByRole('status')).toBe(status);
    expect(status).toHaveTextContent('Less than a minute left');
    advance(59_000);
    expect(screen.getByText('Ended')).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it.each([
    ['', '2026-11-21T11:00:00Z', '1 day, 1 hour, 0 minutes'],
    ['9999-12-31T23:59:59Z', '2026-11-21T10:00:00Z', '1 day, 0 hours, 0 minutes'],
    // A start without a time means the start of that day in Manila.
    ['', '2026-11-21', '0 days, 6 hours, 0 minutes'],
  ])('falls back from the end %j to the start %j', (end, start, left) => {
    show(end, start);
    expect(screen.getByRole('timer')).toHaveAccessibleName(`Offering starts in ${left}`);
  });
});
