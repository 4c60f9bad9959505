/** @jest-environment jest-fixed-jsdom */
import { mount } from './embed';
import type { Appearance } from '@investor-portal/embed/embed-types';
import { portalUrl, postAsPortal, recordPosted } from './testing/portal-frame';

function open(appearance?: Appearance) {
  const portal = mount(document.body, {
    portalUrl,
    getPartnerDetails: () => new Promise(() => undefined),
    ...(appearance && { appearance }),
  });
  const posted = recordPosted(portal.iframe);
  const ready = () => postAsPortal(portal.iframe, { action: 'portal:ready', value: null });
  return { portal, posted, ready };
}

describe('embed.js and the appearance', () => {
  it('leaves the appearance to the configuration unless the platform chooses one', () => {
    const { portal, posted, ready } = open();
    void ready();
    expect([portal.iframe.name, portal.iframe.style.colorScheme]).toEqual(['', '']);
    expect(posted).not.toHaveBeenCalled();
    portal.unmount();
  });

  it('names the frame before it loads, with the same color-scheme', () => {
    const { portal } = open('system');
    expect(portal.iframe.name).toBe('portal:system');
    expect(portal.iframe.style.colorScheme).toBe('light dark');
    portal.unmount();
  });

  it('changes it in place, and in a document that was still loading, at the exact origin', () => {
    const { portal, posted, ready } = open();
    const message = [{ action: 'portal:appearance', value: 'dark', protocol: 1 }, portalUrl];
    portal.setAppearance('dark');
    expect(portal.iframe.name).toBe('portal:dark');
    expect(portal.iframe.style.colorScheme).toBe('dark');
    expect(posted.mock.calls).toEqual([message]);
    void ready();
    expect(posted.mock.calls).toEqual([message, message]);
    portal.unmount();
  });
});
