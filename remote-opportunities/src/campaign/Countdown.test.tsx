import { act, render, screen } from '@testing-library/react';
import { pointAtSandbox } from '@investor-portal/shared/testing/sandbox';
import { Countdown } from './Countdown';

beforeEach(() => {
  pointAtSandbox();
  jest.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') });
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('§9 countdown', () => {
  it('shows days, hours and minutes, and follows the clock each second', () => {
    render(<Countdown end="2026-11-22T11:01:00Z" start="" />);
    const timer = screen.getByRole('timer');
    expect(timer).toHaveAccessibleName('Offering ends in 2 days, 1 hour, 1 minute');
    pass(1_000);
    expect(timer).toHaveAccessibleName('Offering ends in 2 days, 1 hour, 0 minutes');
  });

  it('ends while one looks', () => {
    render(<Countdown end="2026-11-20T10:00:02Z" start="" />);
    expect(screen.queryByText('Ended')).not.toBeInTheDocument();
    pass(2_000);
    expect(screen.getByText('Ended')).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it.each(['', '9999-12-31T23:59:59Z'])('falls back to the start date from %j', (end) => {
    render(<Countdown end={end} start="2026-11-21T10:00:00Z" />);
    expect(screen.getByRole('timer')).toHaveAccessibleName(
      'Offering starts in 1 day, 0 hours, 0 minutes',
    );
  });

  it('counts to the beginning of a start date without a time', () => {
    render(<Countdown end="" start="2026-11-21" />);
    expect(screen.getByRole('timer')).toHaveAccessibleName(
      'Offering starts in 0 days, 6 hours, 0 minutes',
    );
  });

  it('has ended with the campaign, before its date', () => {
    render(<Countdown end="2026-11-22T11:01:00Z" start="" ended />);
    expect(screen.getByText('Ended')).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('is nothing without dates', () => {
    const { container } = render(<Countdown end="" start="" />);
    expect(container).toBeEmptyDOMElement();
  });
});
