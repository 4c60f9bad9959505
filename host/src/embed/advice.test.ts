/** @jest-environment jest-fixed-jsdom */
import { waitFor } from '@testing-library/react';
import { mount } from './embed';
import type { PartnerDetails } from '@investor-portal/embed/embed-types';
import type { PortalEvent } from '@investor-portal/embed/messages';
import { details, portalUrl, postAsPortal, recordPosted } from './testing/portal-frame';

const sayReady = (iframe: HTMLIFrameElement) => postAsPortal(iframe, { action: 'portal:ready' });

describe('embed.js tells the platform’s engineers in the console', () => {
  let told: jest.SpyInstance;
  beforeEach(() => {
    told = jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => told.mockRestore());

  it.each([
    [undefined, 'details'],
    [{ ...details, code: undefined }, 'code'],
    [{ ...details, externalReferenceCode: '..' }, 'externalReferenceCode'],
    [{ ...details, tokenDetails: { access_token: 'a b' } }, 'tokenDetails.access_token'],
    [{ ...details, tokenDetails: undefined }, 'tokenDetails.access_token'],
  ])('what of %j the portal cannot use, without its value', async (returned, key) => {
    const getPartnerDetails = () => returned as PartnerDetails;
    const { iframe, unmount } = mount(document.body, { portalUrl, getPartnerDetails });
    await sayReady(iframe);
    unmount();
    const [[sentence]] = told.mock.calls as [[string]];
    expect(sentence).toContain(`no usable ${key}.`);
    expect(sentence).toContain(`${portalUrl}/__doctor?platform=`);
    expect(sentence).not.toContain('secret-token');
  });

  it('that the portal speaks another version of the messages', async () => {
    const options = { portalUrl, getPartnerDetails: () => null };
    const { iframe, unmount } = mount(document.body, options);
    recordPosted(iframe);
    await postAsPortal(iframe, { action: 'portal:ready', value: { contract: '4', protocol: 1 } });
    expect(told).not.toHaveBeenCalled();
    await postAsPortal(iframe, { action: 'portal:ready', value: { contract: '9', protocol: 2 } });
    unmount();
    expect(told.mock.calls).toEqual([
      [
        expect.stringContaining(
          'The portal speaks version 2 of the messages, and embed.js version 1.',
        ),
      ],
    ]);
  });

  it('that a frame is not ready after ten seconds, unless it has said so', async () => {
    jest.useFakeTimers();
    const events: PortalEvent[] = [];
    const frames = [0, 1].map(() =>
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
    jest.advanceTimersByTime(10_000);
    jest.useRealTimers();
    await waitFor(() => expect(told).toHaveBeenCalled());
    expect(told).toHaveBeenCalledTimes(1);
    expect(told).toHaveBeenCalledWith(expect.stringContaining('not ready after 10 seconds'));
    const doctor = `${portalUrl}/__doctor?platform=${encodeURIComponent(window.location.origin)}`;
    expect(events.filter(({ action }) => action === 'embed:load-failed')).toEqual([
      { action: 'embed:load-failed', value: { reason: 'not-ready', doctor } },
    ]);
    for (const { unmount } of frames) unmount();
  });
});
