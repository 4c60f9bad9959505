/** @jest-environment jest-fixed-jsdom */
import { doctorOf } from './advice';
import { mount } from './embed';
import type { PortalEvent } from '@investor-portal/embed/messages';
import {
  details,
  portalUrl,
  postAsPortal,
  prerenderPage,
  recordPosted,
} from './testing/portal-frame';

const sayReady = (iframe: HTMLIFrameElement) => postAsPortal(iframe, { action: 'portal:ready' });

describe('embed.js tells the platform’s engineers in the console', () => {
  let told: jest.SpyInstance;
  beforeEach(() => {
    told = jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => told.mockRestore());

  it('with an address that names every page around the portal', () => {
    const ancestorOrigins = { configurable: true, value: ['https://intranet.example'] };
    Object.defineProperty(window.location, 'ancestorOrigins', ancestorOrigins);
    expect(new URL(doctorOf(new URL(portalUrl))).searchParams.getAll('platform')).toEqual([
      window.location.origin,
      'https://intranet.example',
    ]);
    Reflect.deleteProperty(window.location, 'ancestorOrigins');
  });

  it('that a frame is silent for ten seconds after the page was opened that a browser has prerendered', async () => {
    jest.useFakeTimers();
    const openPage = prerenderPage();
    const { unmount } = mount(document.body, { portalUrl, getPartnerDetails: () => details });
    jest.advanceTimersByTime(60_000);
    openPage();
    jest.advanceTimersByTime(9_999);
    expect(jest.getTimerCount()).toBe(1);
    jest.advanceTimersByTime(1);
    jest.useRealTimers();
    expect(told).toHaveBeenCalledTimes(1);
    unmount();
  });

  it('once, that the portal answers from another origin, which gets nothing', async () => {
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

  it('that a frame is silent for ten seconds, and that the main script of any document is silent for thirty', async () => {
    jest.useFakeTimers();
    const events: PortalEvent[] = [];
    const frames = [0, 1, 2, 3].map(() =>
      mount(document.body.appendChild(document.createElement('div')), {
        portalUrl,
        getPartnerDetails: () => details,
        onEvent: (event) => events.push(event),
      }),
    );
    for (const { iframe } of frames.slice(1)) {
      recordPosted(iframe);
      void sayReady(iframe);
    }
    for (const { iframe } of frames.slice(2))
      void postAsPortal(iframe, { action: 'portal:navigated', value: null });
    for (const { iframe } of frames.slice(3)) void sayReady(iframe);
    jest.advanceTimersByTime(30_000);
    jest.useRealTimers();
    expect(told).toHaveBeenCalledTimes(3);
    for (const problem of ['is not ready after 10 seconds', 'has shown no screen for 30 seconds'])
      expect(told).toHaveBeenCalledWith(expect.stringContaining(problem));
    const doctor = `${portalUrl}/__doctor?platform=${encodeURIComponent(window.location.origin)}`;
    const failures = events
      .map(({ value }) => value)
      .filter((value) => /failed/.test(JSON.stringify(value)));
    const failure: unknown = expect.objectContaining({ reason: 'not-ready', doctor });
    expect(failures).toEqual([failure, failure, failure]);
    for (const { unmount } of frames) unmount();
  });
});
