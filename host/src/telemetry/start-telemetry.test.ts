/** @jest-environment jest-fixed-jsdom */
import { signals } from '@investor-portal/shared/runtime/signals';
import { readRefusals, reportRefusal } from '@investor-portal/shared/rules/trusted-file';
import { configure } from '@investor-portal/shared/testing/configure';
import { startTelemetry } from './start-telemetry';

const runTelemetry = jest.fn();
jest.mock('./telemetry', () => ({ runTelemetry }));

const settle = () => jest.advanceTimersByTimeAsync(10_000);

beforeEach(() => {
  jest.useFakeTimers();
  runTelemetry.mockReset();
  signals.splice(0);
});

it('listens at once, and loads the code that measures after a head start', async () => {
  configure({ telemetrySampleRate: 1 });
  startTelemetry(() => undefined);
  const event = new Event('unhandledrejection');
  window.dispatchEvent(event);
  expect(signals).toEqual([{ kind: 'event', event }]);
  for (const cause of ['video', 'video']) reportRefusal(cause);
  expect(signals.slice(1)).toEqual([{ kind: 'refusal', cause: 'video' }]);
  expect(readRefusals()).toEqual([expect.stringContaining('video')]);
  await jest.advanceTimersByTimeAsync(2_900);
  expect(runTelemetry).not.toHaveBeenCalled();
  await settle();
  expect(runTelemetry).toHaveBeenCalledTimes(1);
});

it('does nothing in a page that is not in the sample', async () => {
  configure({ telemetrySampleRate: 0 });
  startTelemetry(() => undefined);
  signals.push({ kind: 'error', error: new Error('x') });
  await settle();
  expect([...signals]).toEqual([]);
  expect(runTelemetry).not.toHaveBeenCalled();
});
