/** @jest-environment jest-fixed-jsdom */
import { configure } from '@investor-portal/shared/testing/configure';
import { forgetWhatWasSaid, notifyPlatform, repeatWhenGreeted } from './platform';

const platform = 'https://platform.example';

describe('an embedding page that begins to listen late', () => {
  const received: unknown[] = [];
  const parent = { postMessage: (data: unknown, to: string) => received.push([to, data]) };
  let stop: () => void;

  beforeEach(() => {
    configure({ platformOrigins: [platform] });
    Object.defineProperty(window, 'parent', { value: parent, configurable: true });
    stop = repeatWhenGreeted();
  });
  afterEach(() => {
    stop();
    forgetWhatWasSaid();
    Object.defineProperty(window, 'parent', { value: window, configurable: true });
  });

  function greet(origin = platform): unknown[] {
    received.length = 0;
    const data = { action: 'portal:hello', value: null };
    const source = parent as unknown as Window;
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
    return received;
  }
  const ready = { action: 'portal:ready', value: expect.anything() as unknown, repeated: true };

  it('hears that the portal is ready, and the latest of what it has missed', () => {
    const error = { source: 'portfolio', kind: 'manifest' };
    notifyPlatform({ action: 'portal:navigated', value: { path: '/' } });
    notifyPlatform({ action: 'portal:resize', value: { height: 400 } });
    notifyPlatform({ action: 'portal:error', value: error });
    notifyPlatform({ action: 'portal:error', value: { ...error, source: 'onboarding' } });
    notifyPlatform({ action: 'portal:navigated', value: { path: '/main' } });
    expect(greet()).toEqual([
      [platform, ready],
      [platform, { action: 'portal:resize', value: { height: 400 } }],
      [platform, { action: 'portal:error', value: error }],
      [platform, { action: 'portal:error', value: { ...error, source: 'onboarding' } }],
      [platform, { action: 'portal:navigated', value: { path: '/main' } }],
    ]);
  });

  it('hears nothing again that was said before its hand-over', () => {
    notifyPlatform({ action: 'portal:navigated', value: { path: '/' } });
    forgetWhatWasSaid();
    notifyPlatform({ action: 'portal:navigated', value: { path: '/main' } });
    expect(greet()).toEqual([
      [platform, ready],
      [platform, { action: 'portal:navigated', value: { path: '/main' } }],
    ]);
  });

  it('hears nothing when its origin is not configured', () => {
    notifyPlatform({ action: 'portal:navigated', value: { path: '/' } });
    expect(greet('https://platform.example.evil')).toEqual([]);
  });

  it('is told of so many different failures, and no more', () => {
    for (let count = 0; count < 50; count += 1)
      notifyPlatform({ action: 'portal:error', value: { source: `${count}`, kind: 'x' } });
    expect(greet().length).toBeLessThan(30);
  });
});
