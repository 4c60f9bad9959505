/** @jest-environment jest-fixed-jsdom */
import { mount } from './embed';
import { portalUrl, postAsPortal } from './testing/portal-frame';

describe('a frame whose document did not load', () => {
  let portal: ReturnType<typeof mount>;
  let loaded: string[];
  beforeEach(() => {
    portal = mount(document.body, { portalUrl, getPartnerDetails: () => null });
    loaded = [];
    const location = { replace: (address: string) => loaded.push(address) };
    const contentWindow = { postMessage: jest.fn(), location };
    Object.defineProperty(portal.iframe, 'contentWindow', { value: contentWindow });
  });
  afterEach(() => portal.unmount());
  const comeOnline = () => window.dispatchEvent(new Event('online'));

  it('loads again each time the device is back online until unmount()', () => {
    comeOnline();
    comeOnline();
    portal.unmount();
    comeOnline();
    expect(loaded).toEqual([`${portalUrl}/`, `${portalUrl}/`]);
  });

  it('stays as it is once the portal has been ready', async () => {
    await postAsPortal(portal.iframe, { action: 'portal:ready', value: null });
    comeOnline();
    expect(loaded).toEqual([]);
  });

  it('names this page’s origin half a second after the browser has shown another page', async () => {
    jest.useFakeTimers();
    const told = jest.spyOn(console, 'error').mockImplementation();
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
    jest.useRealTimers();
    told.mockRestore();
  });
});
