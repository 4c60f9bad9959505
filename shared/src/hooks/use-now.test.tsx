import { act, renderHook } from '@testing-library/react';
import { noteServerTime } from '@investor-portal/shared/session/server-time';
import { pointAtSandbox } from '../testing/sandbox';
import { formatDateTime } from '../rules/dates';
import { useNow, useDay } from './use-now';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function turnPage(hidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-12-01T10:00:00Z') }));

it('changes the day at midnight in Manila and at midnight in UTC', () => {
  pointAtSandbox();
  jest.setSystemTime(Date.parse('2026-11-30T15:59:30Z'));
  const { result } = renderHook(useDay);
  const shown = () => formatDateTime(result.current);
  pass(29_000);
  expect(shown()).toBe('2026-11-30, 23:59 PHT');
  pass(1_000);
  expect(shown()).toBe('2026-12-01, 00:00 PHT');
  pass(8 * 3_600_000);
  expect(shown()).toBe('2026-12-01, 08:00 PHT');
});

it('§9 the countdown pauses while the page is hidden, and is right as soon as it is shown and a second after a sleep', () => {
  const { result } = renderHook(() => useNow());
  const shown = () => new Date(result.current).toISOString().slice('yyyy-MM-ddT'.length, -5);
  turnPage(true);
  pass(60_000);
  expect(shown()).toBe('10:00:00');
  expect(jest.getTimerCount()).toBe(0);
  turnPage(false);
  expect(shown()).toBe('10:01:00');
  pass(1_000);
  expect(shown()).toBe('10:01:01');
  noteServerTime('page', Date.now());
  // While a device sleeps, neither timers nor performance.now() run.
  jest.setSystemTime(Date.now() + 8 * 3_600_000);
  pass(1_000);
  expect(shown()).toBe('18:01:02');
});
