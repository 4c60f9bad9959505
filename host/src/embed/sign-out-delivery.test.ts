import {
  details,
  postAsPortal,
  portalUrl,
  prerenderPage,
  recordPosted,
} from './testing/portal-frame';
import { mount, signOut } from './embed';
import { signOutUnmounted, stopSignOut } from './sign-out-delivery';

let told: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  told = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(stopSignOut);

const frames = () => [...document.querySelectorAll('iframe')];

const open = () => mount(document.body, { portalUrl, getPartnerDetails: () => null });

function start(isConnected: boolean) {
  const portal = open();
  void portal.signOut();
  if (!isConnected) portal.iframe.remove();
  portal.unmount();
  return portal.iframe;
}

function signOutAfterUnmount() {
  const portal = open();
  portal.unmount();
  void portal.signOut();
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
    ['the frame', () => start(true)],
    ['another hidden frame if the page has removed the first one', () => start(false)],
    ['a hidden frame on a page without the portal', () => void signOutUnmounted(portalUrl)],
    ['a hidden frame after unmount()', signOutAfterUnmount],
  ])('is sent to %s, which stays until a portal that starts late listens', (_where, begin) => {
    begin();
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

  it('waits in a page that is prerendered until the investor opens the page', () => {
    const openPage = prerenderPage();
    void signOutUnmounted(portalUrl);
    jest.advanceTimersByTime(60_000);
    openPage();
    jest.advanceTimersByTime(19_999);
    expect(frames()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(frames()).toEqual([]);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it.each([
    [true, /^$/],
    [false, /The portal has not carried out the sign-out\./],
  ])(
    'ends when the portal opens again, or does not start, in a frame that stays: %p, and then says %p',
    (stays, said) => {
      start(stays);
      stopSignOut();
      jest.advanceTimersByTime(1_000);
      expect(frames()).toEqual([]);
      start(stays);
      jest.advanceTimersByTime(21_000);
      expect(frames()).toEqual([]);
      expect(told.mock.calls.join()).toMatch(said);
    },
  );

  it('ends when the page hands over the next investor', () => {
    const portal = open();
    const { iframe } = portal;
    const place = iframe.parentElement;
    iframe.remove();
    void portal.signOut();
    expect(frames()).toHaveLength(1);
    place?.append(iframe);
    void portal.handOver();
    expect(frames()).toEqual([iframe]);
    portal.unmount();
  });

  it.each([true, false])(
    'reaches a portal without a session if the page unmounts it at once, after a hand-over: %p',
    async (had) => {
      const getPartnerDetails = jest.fn().mockReturnValue(null);
      if (had) getPartnerDetails.mockReturnValueOnce(details);
      const portal = mount(document.body, { portalUrl, getPartnerDetails });
      recordPosted(portal.iframe);
      await portal.handOver();
      if (had) await portal.handOver();
      portal.unmount();
      expect(frames()).toEqual(had ? [portal.iframe] : []);
      expect(portal.iframe).not.toBeVisible();
    },
  );

  it('waits for the body of a page whose head calls it', () => {
    const { body } = document;
    body.remove();
    void signOutUnmounted(portalUrl);
    document.documentElement.append(body);
    expect(frames()).toEqual([]);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(frames()).toHaveLength(1);
  });

  it('is told to the page when the portal confirms it, and after two seconds at the latest', async () => {
    const portal = open();
    recordPosted(portal.iframe);
    const said: string[] = [];
    const wait = (name: string, promise: Promise<void>) => void promise.then(() => said.push(name));
    wait('confirmed', portal.signOut());
    void postAsPortal(portal.iframe, { action: 'portal:signed-out', value: null });
    await jest.advanceTimersByTimeAsync(0);
    expect(said).toEqual(['confirmed']);
    wait('had ended', portal.signOut());
    await jest.advanceTimersByTimeAsync(0);
    portal.unmount();
    wait('unmounted', portal.signOut());
    await jest.advanceTimersByTimeAsync(1_999);
    expect(said).toEqual(['confirmed', 'had ended']);
    await jest.advanceTimersByTimeAsync(1);
    expect(said).toEqual(['confirmed', 'had ended', 'unmounted']);
  });

  it('needs no second portal on a page that has one', () => {
    const portal = open();
    const posted = recordPosted(portal.iframe);
    void signOut({ portalUrl });
    expect(frames()).toEqual([portal.iframe]);
    expect(posted).toHaveBeenCalledTimes(1);
    portal.unmount();
    stopSignOut();
    void signOut({ portalUrl });
    expect(frames()).not.toContain(portal.iframe);
    expect(frames()).toHaveLength(1);
  });
});
