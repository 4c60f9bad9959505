/** @jest-environment jest-fixed-jsdom */
import { configure } from '@investor-portal/shared/testing/configure';
import { frameIn, receiveMessage } from '@investor-portal/shared/testing/window-messages';
import { forgetPostedEvents, nameOfError, notifyPlatform, repeatWhenGreeted } from './platform';

const platform = 'https://platform.example';

describe('a page of the platform that begins to listen late', () => {
  const received: unknown[] = [];
  const parent = { postMessage: (data: unknown, to: string) => received.push([to, data]) };
  let stop: () => void;

  frameIn(parent);
  beforeEach(() => {
    configure({ platformOrigins: [platform] });
    stop = repeatWhenGreeted();
  });
  afterEach(() => {
    stop();
    forgetPostedEvents();
  });

  function greet(origin = platform): unknown[] {
    received.length = 0;
    const data = { action: 'portal:hello', value: null };
    receiveMessage(data, origin, parent);
    return received;
  }
  const ready = { action: 'portal:ready', value: expect.anything() as unknown, repeated: true };

  it('receives the ready event, and the latest of each event it has missed', () => {
    const error = { source: 'portfolio', kind: 'manifest' };
    notifyPlatform({ action: 'portal:navigated', value: { path: '/', search: '' } });
    notifyPlatform({ action: 'portal:resize', value: { height: 400 } });
    notifyPlatform({ action: 'portal:error', value: error });
    notifyPlatform({ action: 'portal:error', value: { ...error, source: 'onboarding' } });
    notifyPlatform({ action: 'portal:navigated', value: { path: '/main', search: '' } });
    expect(greet()).toEqual([
      [platform, ready],
      [platform, { action: 'portal:resize', value: { height: 400 } }],
      [platform, { action: 'portal:error', value: error }],
      [platform, { action: 'portal:error', value: { ...error, source: 'onboarding' } }],
      [platform, { action: 'portal:navigated', value: { path: '/main', search: '' } }],
    ]);
  });

  it('receives nothing again that was posted before its hand-over', () => {
    notifyPlatform({ action: 'portal:navigated', value: { path: '/', search: '' } });
    forgetPostedEvents();
    notifyPlatform({ action: 'portal:navigated', value: { path: '/main', search: '' } });
    expect(greet()).toEqual([
      [platform, ready],
      [platform, { action: 'portal:navigated', value: { path: '/main', search: '' } }],
    ]);
  });

  it('receives nothing when its origin is not configured', () => {
    notifyPlatform({ action: 'portal:navigated', value: { path: '/', search: '' } });
    expect(greet('https://platform.example.evil')).toEqual([]);
  });

  it('receives a limited number of failures', () => {
    for (let count = 0; count < 50; count += 1)
      notifyPlatform({ action: 'portal:error', value: { source: `${count}`, kind: 'x' } });
    expect(greet().length).toBeLessThan(30);
  });
});

it.each([
  [new RangeError('PHP 10,000.00 of Ana Reyes'), 'RangeError'],
  ['PHP 10,000.00 of Ana Reyes', 'string'],
  [undefined, 'undefined'],
])('names what was thrown without its message: %p', (error, name) => {
  expect(nameOfError(error)).toBe(name);
});
