/** @jest-environment jest-fixed-jsdom */
import type { Destination } from '@investor-portal/embed/messages';
import { mount } from './embed';
import { details, portalUrl, postAsPortal, recordPosted } from './testing/portal-frame';

describe('navigate', () => {
  let portal: ReturnType<typeof mount>;
  let posted: jest.SpyInstance;
  beforeEach(() => {
    const getPartnerDetails = () => new Promise<null>(() => undefined);
    portal = mount(document.body, { portalUrl, getPartnerDetails });
    posted = recordPosted(portal.iframe);
  });
  afterEach(() => portal.unmount());

  const ready = () => postAsPortal(portal.iframe, { action: 'portal:ready', value: null });
  const show = (path = '/main') =>
    postAsPortal(portal.iframe, { action: 'portal:navigated', value: { path, search: '' } });
  const message = (value: object) => [{ action: 'portal:navigate', value, protocol: 1 }, portalUrl];

  it('opens a screen, and one commitment', async () => {
    await ready();
    await show();
    portal.navigate('commitments');
    portal.navigate('commitment', { guid: 'C 1', campaign: 'G-1' });
    expect(posted.mock.calls).toEqual([
      message({ screen: 'commitments' }),
      message({ screen: 'commitment', guid: 'C 1', campaign: 'G-1' }),
    ]);
  });

  it('waits for the portal, and opens the latest screen once', async () => {
    portal.navigate('commitments');
    portal.navigate('documents');
    await ready();
    await show('/');
    expect(posted).not.toHaveBeenCalled();
    await show();
    await show();
    expect(posted.mock.calls).toEqual([message({ screen: 'documents' })]);
  });

  const endSession = () =>
    postAsPortal(portal.iframe, { action: 'portal:signed-out', value: null });
  const destinations = () =>
    (posted.mock.calls as [{ action: string; value: unknown }][])
      .filter(([{ action }]) => action === 'portal:navigate')
      .map(([{ value }]) => value);

  it('waits after a sign-out for the document of the next investor', async () => {
    await ready();
    await show();
    await endSession();
    void portal.handOver();
    portal.navigate('documents');
    expect(destinations()).toEqual([]);
    await ready();
    await show();
    expect(destinations()).toEqual([{ screen: 'documents' }]);
  });

  it.each([
    ['this page', () => portal.signOut()],
    ['another tab', endSession],
  ])('opens no screen that waited when %s signed out', async (_who, signOut) => {
    portal.navigate('documents');
    await signOut();
    await ready();
    await show();
    expect(destinations()).toEqual([]);
  });

  it('opens the next investor’s screen again if the ending document got it', async () => {
    await ready();
    await show();
    portal.signOut();
    void portal.handOver();
    portal.navigate('documents');
    await endSession();
    await ready();
    await show();
    await show();
    expect(destinations()).toEqual([{ screen: 'documents' }, { screen: 'documents' }]);
  });

  it('forgets what waits when another tab signs out, also after a sign-out that ended no session', async () => {
    portal.unmount();
    const getPartnerDetails = async () => details;
    portal = mount(document.body, { portalUrl, getPartnerDetails });
    posted = recordPosted(portal.iframe);
    await ready();
    await show();
    portal.signOut();
    await portal.handOver();
    await show();
    await show('/');
    portal.navigate('documents');
    await endSession();
    await ready();
    await show();
    expect(destinations()).toEqual([]);
  });

  const anywhere = (screen: string, details?: object) => () =>
    (portal.navigate as (screen: string, details?: object) => void)(screen, details);

  it.each([
    ['toString', undefined, 'a screen that it knows, not toString.'],
    [undefined, undefined, 'a screen that it knows, not undefined.'],
    ['commitment', { guid: 'C-1' }, 'campaign for the screen commitment.'],
    ['campaign', { guid: '' }, 'guid for the screen campaign.'],
  ])('refuses %s %j', (screen, details, said) => {
    expect(anywhere(screen as Destination, details)).toThrow(
      `InvestorPortal.navigate needs ${said}`,
    );
  });
});
