import type { PortalEvent } from '@investor-portal/embed/messages';
import { mount } from './embed';
import { details, portalUrl, postAsPortal, recordPosted } from './testing/portal-frame';

let told: jest.SpyInstance;
beforeEach(() => void (told = jest.spyOn(console, 'error').mockImplementation()));

describe('a frame whose document did not load', () => {
  let portal: ReturnType<typeof mount>;
  let loaded: string[];
  beforeEach(() => {
    portal = mount(document.body, { portalUrl, getPartnerDetails: () => details });
    loaded = [];
    const location = { replace: (address: string) => loaded.push(address) };
    const contentWindow = { postMessage: jest.fn(), location };
    Object.defineProperty(portal.iframe, 'contentWindow', { value: contentWindow });
  });
  afterEach(() => portal.unmount());
  const comeOnline = () => window.dispatchEvent(new Event('online'));

  it.each([
    ['unmount()', () => portal.unmount()],
    ['the portal is ready', () => postAsPortal(portal.iframe, { action: 'portal:ready' })],
  ])('loads again each time the device is back online until %s', async (_when, end) => {
    comeOnline();
    comeOnline();
    await end();
    comeOnline();
    expect(loaded).toEqual([`${portalUrl}/`, `${portalUrl}/`]);
  });

  it('names this page’s origin half a second after the browser has shown another page', async () => {
    jest.useFakeTimers();
    portal.iframe.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(499);
    expect(portal.status).toEqual({ state: 'loading' });
    jest.advanceTimersByTime(1);
    const error = `The frame does not show the portal. It is out of reach, or its platformOrigins lack ${window.origin}.`;
    expect(portal.status).toMatchObject({ state: 'failed', reason: 'not-ready', error });
    expect(told.mock.calls.join()).toContain(error);
    void postAsPortal(portal.iframe, { action: 'portal:ready', value: null });
    portal.iframe.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(1_000);
    expect(portal.status).toEqual({ state: 'loading' });
  });

  it('is named and loads again if a later document of the portal does not arrive', () => {
    jest.useFakeTimers();
    const load = () => {
      portal.iframe.dispatchEvent(new Event('load'));
      jest.advanceTimersByTime(500);
      return portal.status.state;
    };
    for (const action of ['portal:ready', 'portal:navigated'])
      void postAsPortal(portal.iframe, { action, value: null });
    expect(load()).toBe('loading');
    expect(load()).toBe('failed');
    comeOnline();
    // The screen of the first document may be another investor's.
    expect(loaded).toEqual([portalUrl]);
    void postAsPortal(portal.iframe, { action: 'portal:ready', value: null });
    expect(load()).toBe('loading');
  });

  it('is named if the portal was ready only after its earlier document had loaded', () => {
    jest.useFakeTimers();
    portal.iframe.dispatchEvent(new Event('load'));
    void postAsPortal(portal.iframe, { action: 'portal:ready', value: null });
    portal.iframe.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(500);
    expect(portal.status.state).toBe('failed');
  });

  // Firefox fires no `load` for its error page.
  it.each([
    ['follows the end of a session', ['portal:signed-out'], []],
    ['overtakes the end of a session', [], ['portal:signed-out']],
  ])(
    'is named and loads again without any `load` if a hand-over opens it and %s',
    async (_when, before, after) => {
      jest.useFakeTimers();
      const hear = (actions: string[]) => {
        for (const action of actions) void postAsPortal(portal.iframe, { action, value: null });
      };
      hear(['portal:ready', 'portal:navigated']);
      void portal.signOut();
      hear(before);
      await portal.handOver();
      hear(after);
      jest.advanceTimersByTime(9_999);
      expect(told).not.toHaveBeenCalled();
      jest.advanceTimersByTime(1);
      expect(portal.status).toMatchObject({ state: 'failed', reason: 'not-ready' });
      comeOnline();
      expect(loaded).toEqual([portalUrl]);
    },
  );

  it('is not expected if a sign-out ended no session, so the hand-over opens no document', async () => {
    jest.useFakeTimers();
    for (const action of ['portal:ready', 'portal:navigated'])
      void postAsPortal(portal.iframe, { action, value: null });
    void portal.signOut();
    await portal.handOver();
    jest.advanceTimersByTime(60_000);
    expect(portal.status).toEqual({ state: 'ready' });
  });
});

it('a portal that does not start is named once if it answers from another origin, which gets nothing', async () => {
  const events: PortalEvent[] = [];
  const getPartnerDetails = jest.fn(() => details);
  const onEvent = (event: PortalEvent) => events.push(event);
  const { iframe, unmount } = mount(document.body, { portalUrl, getPartnerDetails, onEvent });
  const posted = recordPosted(iframe);
  const other = 'https://www.portal.example';
  await postAsPortal(iframe, { action: 'portal:navigated' }, other);
  expect(told).not.toHaveBeenCalled();
  for (const _ of [1, 2]) await postAsPortal(iframe, { action: 'portal:ready' }, other);
  unmount();
  expect(told.mock.calls).toEqual([
    [expect.stringContaining(`The frame shows a page of ${other}, whose`)],
  ]);
  const value: unknown = expect.objectContaining({ state: 'failed', reason: 'other-origin' });
  expect(events.slice(1)).toEqual([{ action: 'embed:status', value }]);
  expect(getPartnerDetails).not.toHaveBeenCalled();
  expect(posted).not.toHaveBeenCalled();
});

it('a portal that does not start is named if it is silent for ten seconds, or the main script of any document for thirty', async () => {
  jest.useFakeTimers();
  const value = ['https://intranet.example'];
  Object.defineProperty(window.location, 'ancestorOrigins', { configurable: true, value });
  const getPartnerDetails = () => details;
  const portals = [0, 1, 2, 3].map(() => mount(document.body, { portalUrl, getPartnerDetails }));
  const hear = (action: string, from: number) => {
    for (const { iframe } of portals.slice(from)) void postAsPortal(iframe, { action });
  };
  hear('portal:ready', 1);
  hear('portal:navigated', 2);
  hear('portal:ready', 3);
  await jest.advanceTimersByTimeAsync(30_000);
  Reflect.deleteProperty(window.location, 'ancestorOrigins');
  expect(told).toHaveBeenCalledTimes(3);
  // It names every page around the portal.
  const pages = [window.location.origin, 'https://intranet.example'].map(encodeURIComponent);
  const doctor = `${portalUrl}/__doctor?platform=${pages.join('&platform=')}`;
  const failed = { state: 'failed', reason: 'not-ready', doctor };
  const silent = { ...failed, error: 'The portal is not ready after 10 seconds.' };
  const unshown = { ...failed, error: 'The portal has shown no screen for 30 seconds.' };
  const statuses = portals.map(({ status }) => status);
  expect(statuses).toEqual([silent, unshown, { state: 'ready' }, unshown]);
  for (const { unmount } of portals) unmount();
});
