import type { Destination } from '@investor-portal/embed/destinations';
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
  const start = async () => {
    await ready();
    await show();
  };

  it('waits for the portal, and opens the latest screen once', async () => {
    portal.navigate({ screen: 'commitments' });
    const wanted: Destination = { screen: 'commitment', guid: 'C 1', campaign: 'G-1' };
    portal.navigate(wanted);
    await ready();
    await show('/');
    expect(posted).not.toHaveBeenCalled();
    await show();
    await show();
    const message = { action: 'portal:navigate', value: wanted, protocol: 1 };
    expect(posted.mock.calls).toEqual([[message, portalUrl]]);
  });

  const endSession = () =>
    postAsPortal(portal.iframe, { action: 'portal:signed-out', value: null });
  const destinations = () =>
    (posted.mock.calls as [{ action: string; value: unknown }][])
      .filter(([{ action }]) => action === 'portal:navigate')
      .map(([{ value }]) => value);

  it('waits after a sign-out for the document of the next investor', async () => {
    await start();
    await endSession();
    void portal.handOver();
    portal.navigate({ screen: 'documents' });
    expect(destinations()).toEqual([]);
    await start();
    expect(destinations()).toEqual([{ screen: 'documents' }]);
  });

  it.each([
    ['this page', () => portal.signOut()],
    ['another tab', endSession],
  ])('opens no screen that waited when %s signed out', async (_who, signOut) => {
    portal.navigate({ screen: 'documents' });
    await signOut();
    await start();
    expect(destinations()).toEqual([]);
  });

  it('opens the next investor’s screen again if the ending document got it', async () => {
    await start();
    portal.signOut();
    void portal.handOver();
    portal.navigate({ screen: 'documents' });
    await endSession();
    await start();
    await show();
    expect(destinations()).toEqual([{ screen: 'documents' }, { screen: 'documents' }]);
  });

  it('forgets what waits when another tab signs out, also after a sign-out that ended no session', async () => {
    portal.unmount();
    const getPartnerDetails = async () => details;
    portal = mount(document.body, { portalUrl, getPartnerDetails });
    posted = recordPosted(portal.iframe);
    await start();
    portal.signOut();
    await portal.handOver();
    await show();
    await show('/');
    portal.navigate({ screen: 'documents' });
    await endSession();
    await start();
    expect(destinations()).toEqual([]);
  });

  it.each([
    [{ screen: 'toString' }],
    [undefined],
    [{ screen: 'commitment', guid: 'C-1' }],
    [{ screen: 'campaign', guid: 7 }],
  ])('refuses %j', (destination) => {
    const said = `needs a screen that it knows, with its guids, not ${JSON.stringify(destination)}.`;
    const wrong = destination as Destination;
    expect(() => portal.navigate(wrong)).toThrow(`InvestorPortal.navigate ${said}`);
  });
});

it('a portal opens at the screen of its options, with the title of its frame', () => {
  const screen: Destination = { screen: 'campaign', guid: 'C/1' };
  const unknown = { screen: 'campaign' } as Destination;
  const options = { portalUrl: `${portalUrl}/main`, getPartnerDetails: () => null };
  const { iframe, unmount } = mount(document.body, { ...options, screen, title: 'Invest' });
  expect(iframe.src).toBe(`${portalUrl}/main/investment-opportunities/C%2F1`);
  expect(iframe.title).toBe('Invest');
  expect(() => mount(document.body, { ...options, screen: unknown })).toThrow(
    'mount needs a screen',
  );
  unmount();
});
