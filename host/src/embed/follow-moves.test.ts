/** @jest-environment jest-fixed-jsdom */
import { mount } from './embed';
import type { MountedPortal } from '@investor-portal/embed/embed-types';
import { details, portalUrl, postAsPortal, recordPosted } from './testing/portal-frame';

describe('a frame that the page has moved, so that it loads again', () => {
  const options = { portalUrl, getPartnerDetails: () => details };
  let portal: MountedPortal;
  let posted: jest.SpyInstance;
  const follow = (mounted: MountedPortal) => {
    portal = mounted;
    posted = recordPosted(mounted.iframe);
  };
  beforeEach(() => follow(mount(document.body, options)));
  afterEach(() => portal.unmount());

  const receive = (data: unknown) => postAsPortal(portal.iframe, data);
  const ready = () => receive({ action: 'portal:ready' });
  const navigated = (path: string, search = '') =>
    receive({ action: 'portal:navigated', value: { path, search } });
  const actions = () => (posted.mock.calls as [{ action: string }][]).map(([{ action }]) => action);

  /** Gives the frame a new window, as a browser does. @returns the addresses that are opened in it. */
  function move(): string[] {
    const opened: string[] = [];
    const location = { replace: (address: string) => opened.push(address) };
    const contentWindow = { postMessage: posted, location };
    Object.defineProperty(portal.iframe, 'contentWindow', { value: contentWindow });
    posted.mockClear();
    return opened;
  }

  it('opens the screen that the investor was on, and hands over there alone', async () => {
    await ready();
    await navigated('/registration', '?step=5');
    const opened = move();
    await ready();
    expect(opened).toEqual([`${portalUrl}/registration?step=5`]);
    expect(actions()).toEqual([]);
    await ready();
    expect(opened).toHaveLength(1);
    expect(actions()).toEqual(['bibo']);
  });

  it.each([
    ['was on the screen that loads anyway', () => navigated('/')],
    ['has reported no address of its own', () => navigated('@evil.example')],
    [
      'has signed out since',
      async () => {
        await navigated('/main/portfolio');
        await receive({ action: 'portal:signed-out' });
      },
    ],
  ])('loads nothing a second time if the portal %s', async (_why, before) => {
    await ready();
    await before();
    const opened = move();
    await ready();
    expect(opened).toEqual([]);
    expect(actions()).toEqual(['bibo']);
  });

  it('is not confused with a portal that has reloaded itself', async () => {
    await ready();
    await navigated('/main/portfolio');
    await ready();
    expect(actions()).toEqual(['bibo', 'bibo']);
  });
});
