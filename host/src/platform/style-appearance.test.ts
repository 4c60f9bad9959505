/** @jest-environment jest-fixed-jsdom */
import type { WantedAppearance } from '@investor-portal/shared/contract/document-start';
import { configure } from '@investor-portal/shared/testing/configure';
import { frameIn } from '@investor-portal/shared/testing/window-messages';
import { styleAppearance } from './style-appearance';

const platform = 'https://platform.example';
const received: unknown[] = [];
const warn = jest.spyOn(console, 'warn').mockImplementation();
const variables = { colorBackground: '#0c3b2a' };
const restyle = jest.fn<void, [WantedAppearance]>();
const arrive = () => Promise.resolve({ restyle });
const fail = () => Promise.reject(new TypeError('Failed to fetch'));

let painted: unknown[] = [];
function wantedWith(some: WantedAppearance['variables']): WantedAppearance {
  const wanted: WantedAppearance = {
    isDark: false,
    variables: some,
    paint: () => painted.push(wanted.variables),
  };
  return wanted;
}

frameIn({ postMessage: (data: unknown) => received.push(data) });
beforeEach(() => {
  jest.useFakeTimers();
  configure({ platformOrigins: [platform] });
  painted = [];
  received.length = 0;
  warn.mockClear();
  restyle.mockClear();
});
afterEach(() => void jest.useRealTimers());

it('shows the variables before the first rendering, and after each change', async () => {
  const wanted = wantedWith(variables);
  await styleAppearance(wanted, arrive);
  expect(restyle.mock.calls).toEqual([[wanted]]);
  wanted.restyle?.();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(restyle).toHaveBeenCalledTimes(2);
  expect(painted).toEqual([]);
});

it('loads no code without variables', async () => {
  const load = jest.fn(arrive);
  await styleAppearance(wantedWith({}), load);
  expect(load).not.toHaveBeenCalled();
});

it('lets the portal appear in the theme’s colours after 1.5 seconds, and shows the variables later', async () => {
  const wanted = wantedWith(variables);
  let arrives: (code: { restyle: typeof restyle }) => void = () => undefined;
  let isReady = false;
  void styleAppearance(wanted, () => new Promise((resolve) => (arrives = resolve))).then(
    () => (isReady = true),
  );
  await jest.advanceTimersByTimeAsync(1_400);
  expect([isReady, painted]).toEqual([false, []]);
  await jest.advanceTimersByTimeAsync(100);
  expect([isReady, painted]).toEqual([true, [{}]]);
  arrives({ restyle });
  await jest.advanceTimersByTimeAsync(0);
  expect(restyle.mock.calls).toEqual([[wanted]]);
  expect(wanted.variables).toBe(variables);
  expect(warn).not.toHaveBeenCalled();
});

it('says that the code is lost, and tries again when the connection is back', async () => {
  const wanted = wantedWith(variables);
  const load = jest.fn(arrive).mockImplementationOnce(fail);
  await styleAppearance(wanted, load);
  expect(painted).toEqual([{}]);
  const reason = 'The code for the appearance’s variables did not load.';
  expect(warn.mock.calls).toEqual([[`InvestorPortal: ${reason}`]]);
  expect(received).toEqual([
    { action: 'portal:error', value: { source: 'appearance', kind: 'load', reason } },
  ]);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(2);
  expect(restyle.mock.calls).toEqual([[wanted]]);
  expect(wanted.variables).toBe(variables);
});
