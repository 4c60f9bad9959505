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
});
