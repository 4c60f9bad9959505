import { preloadScreen, takeRemote, preloadFirstScreen } from './preload-screen';
import { releasedAs, start } from './testing/start';
import { serveResponses } from './testing/serve-responses';

const released = releasedAs('1.0.0', '^99.0.0');
const registry = { onboarding: released, opportunities: released, portfolio: released };

describe('decision 80: preloading a screen', () => {
  const address = serveResponses({ '/releases.json': [200, JSON.stringify(registry)] });
  let warned: jest.SpyInstance;
  beforeEach(() => {
    start({ releasesUrl: address('/releases.json') });
    warned = jest.spyOn(console, 'warn').mockImplementation();
  });

  it('shares a failed attempt with the screen, which makes the next attempt itself', async () => {
    await preloadScreen('/opportunities');
    expect(warned).toHaveBeenCalledTimes(1);
    await expect(takeRemote('opportunities')).rejects.toMatchObject({ kind: 'contract' });
    expect(warned).toHaveBeenCalledTimes(1);
    await expect(takeRemote('opportunities')).rejects.toMatchObject({ kind: 'contract' });
    expect(warned).toHaveBeenCalledTimes(2);
  });

  it('does not keep a failed attempt for a screen that is opened later', async () => {
    jest.useFakeTimers({
      doNotFake: ['performance', 'setImmediate', 'nextTick', 'queueMicrotask'],
    });
    await preloadScreen('/portfolio');
    jest.advanceTimersByTime(2_000);
    await expect(takeRemote('portfolio')).rejects.toMatchObject({ kind: 'contract' });
    expect(warned).toHaveBeenCalledTimes(2);
  });
});

it('waits 200 ms for a screen whose code is late, but not for a screen of the host', async () => {
  start();
  jest.useFakeTimers();
  jest.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined));
  window.history.replaceState(null, '', '/profile');
  await preloadFirstScreen();

  window.history.replaceState(null, '', '/portfolio');
  const rendered = jest.fn();
  void preloadFirstScreen().then(rendered);
  await jest.advanceTimersByTimeAsync(199);
  expect(rendered).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(rendered).toHaveBeenCalled();
});
