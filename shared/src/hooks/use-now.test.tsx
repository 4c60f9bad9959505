import { act, render, screen } from '@testing-library/react';
import { noteServerTime } from '@investor-portal/shared/session/server-time';
import { pointAtSandbox } from '../testing/sandbox';
import { formatDateTime } from '../rules/dates';
import { useNow, useDay } from './use-now';

function Clock({ name }: { name: string }) {
  return <time aria-label={name}>{new Date(useNow()).toISOString().slice(11, 19)}</time>;
}

const shown = (name: string) => screen.getByLabelText(name).textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function turnPage(hidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-12-01T10:00:00Z') }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function Day() {
  return <time>{formatDateTime(useDay())}</time>;
}

it('changes the day at midnight in Manila and at midnight in UTC', () => {
  pointAtSandbox();
  jest.setSystemTime(Date.parse('2026-11-30T15:59:30Z'));
  render(<Day />);
  pass(29_000);
  expect(screen.getByText('2026-11-30, 23:59 PHT')).toBeVisible();
  pass(1_000);
  expect(screen.getByText('2026-12-01, 00:00 PHT')).toBeVisible();
  pass(8 * 3_600_000);
  expect(screen.getByText('2026-12-01, 08:00 PHT')).toBeVisible();
});

describe('§9 the countdown refreshes every second', () => {
  it('pauses while the page is hidden and updates as soon as it is shown', () => {
    render(<Clock name="clock" />);
    turnPage(true);
    pass(60_000);
    expect(shown('clock')).toBe('10:00:00');
    expect(jest.getTimerCount()).toBe(0);
    turnPage(false);
    expect(shown('clock')).toBe('10:01:00');
    pass(1_000);
    expect(shown('clock')).toBe('10:01:01');
  });

  it('continues within a second after a sleep during which the page stayed visible', () => {
    noteServerTime('page', Date.now());
    render(<Clock name="clock" />);
    // While a device sleeps, neither timers nor performance.now() run.
    jest.setSystemTime(Date.now() + 8 * 3_600_000);
    pass(1_000);
    expect(shown('clock')).toBe('18:00:01');
  });
});
