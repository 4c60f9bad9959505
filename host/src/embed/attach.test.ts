/** @jest-environment jest-fixed-jsdom */
import { attach } from './embed';
import type { PartnerDetails } from '@investor-portal/embed/embed-types';
import type { PortalEvent } from '@investor-portal/embed/messages';
import {
  details,
  portalUrl,
  postAsPortal,
  prerenderPage,
  recordPosted,
} from './testing/portal-frame';

describe('attach', () => {
  const events: PortalEvent[] = [];
  const getPartnerDetails = jest.fn<Promise<PartnerDetails | null>, []>();
  let iframe: HTMLIFrameElement;
  let posted: jest.SpyInstance;
  let portal: ReturnType<typeof attach>;

  beforeEach(() => {
    events.length = 0;
    getPartnerDetails.mockReset().mockResolvedValue(details);
    iframe = document.createElement('iframe');
    iframe.src = `${portalUrl}/main`;
    document.body.replaceChildren(iframe);
    posted = recordPosted(iframe);
    const onEvent = (event: PortalEvent) => events.push(event);
    portal = attach(iframe, { portalUrl, getPartnerDetails, onEvent });
  });
  afterEach(() => portal.unmount());

  const receive = (data: object, origin?: string) => postAsPortal(iframe, data, origin);
  const actions = () => (posted.mock.calls as [{ action: string }][]).map(([{ action }]) => action);

  it('keeps the height of the page’s own markup until the portal reports its own', async () => {
    portal.unmount();
    document.body.append(iframe);
    iframe.style.height = '700px';
    portal = attach(iframe, { portalUrl, getPartnerDetails, height: 'auto' });
    jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(768);
    expect(iframe.style.height).toBe('700px');
    await receive({ action: 'portal:resize', value: { height: 500 } });
    expect(iframe.style.height).toBe('500px');
  });

  it('says hello, and asks the page at once who is signed in', () => {
    expect(posted.mock.calls).toEqual([
      [{ action: 'portal:hello', value: null, protocol: 1 }, '*'],
    ]);
    expect(getPartnerDetails).toHaveBeenCalledTimes(1);
  });

  it('hands over to the exact origin alone when the portal answers, asking the page no second time', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation();
    await receive({ action: 'portal:ready', value: null }, 'https://portal.example.evil');
    expect(actions()).toEqual(['portal:hello']);
    told.mockRestore();
    await receive({ action: 'portal:ready', value: null, repeated: true });
    expect(posted).toHaveBeenLastCalledWith(
      { action: 'bibo', value: JSON.stringify(details), protocol: 1 },
      portalUrl,
    );
    expect(getPartnerDetails).toHaveBeenCalledTimes(1);
    await receive({ action: 'portal:session-expired', value: null });
    expect(getPartnerDetails).toHaveBeenCalledTimes(2);
  });

  it('hands over once to a portal that is ready and then answers the hello', async () => {
    await receive({ action: 'portal:ready', value: null });
    await receive({ action: 'portal:ready', value: null, repeated: true });
    expect(actions()).toEqual(['portal:hello', 'bibo']);
    expect(events.map(({ action }) => action)).toEqual(['embed:load-started', 'portal:ready']);
  });

  it('drops details it requested early when the page signs out', async () => {
    portal.signOut();
    await receive({ action: 'portal:ready', value: null, repeated: true });
    expect(actions()).not.toContain('bibo');
    await portal.handOver();
    expect(getPartnerDetails).toHaveBeenCalledTimes(2);
    expect(actions().at(-1)).toBe('bibo');
  });

  it('asks nobody in a page that is prerendered, until the portal is ready', async () => {
    portal.unmount();
    document.body.append(iframe);
    getPartnerDetails.mockClear();
    const open = prerenderPage();
    portal = attach(iframe, { portalUrl, getPartnerDetails });
    open();
    expect(getPartnerDetails).not.toHaveBeenCalled();
    recordPosted(iframe);
    await receive({ action: 'portal:ready', value: null });
    expect(getPartnerDetails).toHaveBeenCalledTimes(1);
  });

  it('tells the portal when its early request for details fails', async () => {
    portal.unmount();
    document.body.append(iframe);
    const failing = () => Promise.reject(new Error('503'));
    const told = jest.spyOn(console, 'error').mockImplementation();
    portal = attach(iframe, { portalUrl, getPartnerDetails: failing });
    posted = recordPosted(iframe);
    await receive({ action: 'portal:ready', value: null });
    expect(actions()).toEqual(['portal:session-unavailable']);
    told.mockRestore();
  });

  it('refuses a frame that is attached already, or removed', () => {
    const options = { portalUrl, getPartnerDetails };
    expect(() => attach(iframe, options)).toThrow('attach needs an iframe');
    // React's StrictMode runs an effect, its end, and the effect again.
    portal.unmount();
    expect(() => attach(iframe, options)).toThrow('attach needs an iframe');
  });
});
