/** @jest-environment jest-fixed-jsdom */
import { waitFor } from '@testing-library/react';
import { mount } from './embed';
import type { PartnerDetails } from './embed-types';
import { details, portalUrl, postAsPortal } from './testing/portal-frame';

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

  it('that a frame is not ready after ten seconds, unless it has said so', async () => {
    jest.useFakeTimers();
    const frames = [0, 1].map(() =>
      mount(document.body, { portalUrl, getPartnerDetails: () => details }),
    );
    for (const { iframe } of frames.slice(1)) void sayReady(iframe);
    jest.advanceTimersByTime(10_000);
    jest.useRealTimers();
    for (const { unmount } of frames) unmount();
    await waitFor(() => expect(told).toHaveBeenCalled());
    expect(told).toHaveBeenCalledTimes(1);
    expect(told).toHaveBeenCalledWith(expect.stringContaining('not ready after 10 seconds'));
  });
});
