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
  it('keeps the frame for a second, hidden', () => {
    const frame = start(true);
    expect(frame).not.toBeVisible();
    expect(frames()).toEqual([frame]);
    jest.advanceTimersByTime(1_000);
    expect(frames()).toEqual([]);
  });

  it('is sent to another hidden frame if the page has removed the first one', () => {
    start(false);
    jest.advanceTimersByTime(1_000);
    const [other] = frames();
    if (!other) throw new Error('There is no other frame.');
    expect(other).not.toBeVisible();
    const posted = recordPosted(other);
    const ready = { action: 'portal:ready', value: null };
    void postAsPortal(other, ready, 'https://portal.example.evil');
    expect(posted).not.toHaveBeenCalled();
    void postAsPortal(other, ready);
    const message = { action: 'portal:sign-out', value: null, protocol: 1 };
    expect(posted).toHaveBeenCalledWith(message, portalUrl);
    jest.advanceTimersByTime(1_000);
    expect(frames()).toEqual([]);
  });

  it.each([true, false])('ends when the portal opens again, in a frame that stays: %p', (stays) => {
    start(stays);
    stopSignOut();
    jest.advanceTimersByTime(1_000);
    expect(frames()).toEqual([]);
  });

  it('ends if the portal does not start', () => {
    start(false);
    jest.advanceTimersByTime(21_000);
    expect(frames()).toEqual([]);
  });
});
