import { act, render, screen } from '@testing-library/react';
import { pointAtSandbox } from '../testing/sandbox';
import { formatDateTime } from '../rules/dates';
import { useDay } from './use-day';

function Day() {
  return <time>{formatDateTime(useDay())}</time>;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  pointAtSandbox();
  jest.useFakeTimers({ now: Date.parse('2026-11-30T15:59:30Z') });
});
afterEach(() => jest.useRealTimers());

it('changes at midnight in Manila and at midnight in UTC', () => {
  render(<Day />);
  pass(29_000);
  expect(screen.getByText('2026-11-30, 23:59 PHT')).toBeVisible();
  pass(1_000);
  expect(screen.getByText('2026-12-01, 00:00 PHT')).toBeVisible();
  pass(8 * 3_600_000);
  expect(screen.getByText('2026-12-01, 08:00 PHT')).toBeVisible();
});
