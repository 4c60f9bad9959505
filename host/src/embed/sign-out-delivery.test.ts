/** @jest-environment jest-fixed-jsdom */
import { postAsPortal, portalUrl, recordPosted } from './testing/portal-frame';
import { removeAfterSignOut, stopSignOut } from './sign-out-delivery';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stopSignOut();
  jest.useRealTimers();
});

const frames = () => [...document.querySelectorAll('iframe')];

function start(isConnected: boolean) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  if (!isConnected) frame.remove();
  removeAfterSignOut(frame, new URL(portalUrl));
  return frame;
}

describe('a sign-out that the portal has not confirmed', () => {
  it('keeps the frame, hidden, until the portal confirms it', () => {
    const frame = start(true);
    expect(frame).not.toBeVisible();
    jest.advanceTimersByTime(5_000);
    expect(frames()).toEqual([frame]);
    void postAsPortal(frame, { action: 'portal:signed-out', value: null });
    expect(frames()).toEqual([]);
    jest.advanceTimersByTime(1_000);
    expect(frames()).toEqual([]);
  });

  it.each([
    ['the frame', true],
    ['another hidden frame if the page has removed the first one', false],
  ])('is sent to %s, which stays until a portal that starts late listens', (_where, stays) => {
    start(stays);
    jest.advanceTimersByTime(1_000);
    const [frame] = frames();
    if (!frame) throw new Error('There is no frame.');
    expect(frame).not.toBeVisible();
    const posted = recordPosted(frame);
    const ready = { action: 'portal:ready', value: null };
    void postAsPortal(frame, ready, 'https://portal.example.evil');
    expect(posted).not.toHaveBeenCalled();
    void postAsPortal(frame, ready);
    const message = { action: 'portal:sign-out', value: null, protocol: 1 };
    expect(posted).toHaveBeenCalledWith(message, portalUrl);
    jest.advanceTimersByTime(10_000);
    expect(frames()).toEqual([frame]);
    void postAsPortal(frame, { action: 'portal:navigated', value: { path: '/', search: '' } });
    jest.advanceTimersByTime(1_000);
    expect(frames()).toEqual([]);
  });

  it.each([true, false])('ends when the portal opens again, in a frame that stays: %p', (stays) => {
    start(stays);
    stopSignOut();
    jest.advanceTimersByTime(1_000);
    expect(frames()).toEqual([]);
  });

  it.each([true, false])(
    'ends if the portal does not start, in a frame that stays: %p',
    (stays) => {
      start(stays);
      jest.advanceTimersByTime(21_000);
      expect(frames()).toEqual([]);
    },
  );
});
