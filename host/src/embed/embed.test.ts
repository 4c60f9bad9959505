import { externalDetailsSchema } from '@investor-portal/shared/session/session';
import { mount } from './embed';
import type { PartnerDetails, PortalEvent } from './embed-types';

const portalUrl = 'https://portal.example';
const details = {
  code: 'P',
  externalReferenceCode: 'EXT-1',
  tokenDetails: { access_token: 'secret-token' },
};

it('§3: a platform is told of every field that the portal reads', () => {
  const told: Record<keyof PartnerDetails, true> = {
    code: true,
    externalReferenceCode: true,
    tokenDetails: true,
    location: true,
  };
  expect(Object.keys(told)).toEqual(Object.keys(externalDetailsSchema.entries));
});

describe('embed.js', () => {
  const events: PortalEvent[] = [];
  let posted: jest.SpyInstance;
  let portal: ReturnType<typeof mount>;

  function say(data: unknown, origin = portalUrl, source: unknown = portal.iframe.contentWindow) {
    window.dispatchEvent(
      new MessageEvent('message', { data, origin, source: source as MessageEventSource }),
    );
    return new Promise((resolve) => setTimeout(resolve));
  }

  beforeEach(() => {
    events.length = 0;
    portal = mount(document.body, {
      portalUrl,
      height: 'auto',
      getPartnerDetails: () => Promise.resolve(details),
      onEvent: (event) => events.push(event),
    });
    if (!portal.iframe.contentWindow) throw new Error('no frame');
    posted = jest.spyOn(portal.iframe.contentWindow, 'postMessage').mockImplementation();
  });
  afterEach(() => portal.unmount());

  it.each(['portal:ready', 'portal:session-expired'])(
    'hands over on %s, to the exact origin of the portal',
    async (action) => {
      await say({ action, value: null });
      expect(posted).toHaveBeenCalledWith(
        { action: 'bibo', value: JSON.stringify(details) },
        portalUrl,
      );
    },
  );

  it('does nothing for another origin, another frame, or another message', async () => {
    await say({ action: 'portal:ready' }, 'https://portal.example.evil');
    await say({ action: 'portal:ready' }, portalUrl, window);
    await say({ action: 'ready' });
    await say(null);
    await say('portal:ready');
    expect(posted).not.toHaveBeenCalled();
    expect(events).toEqual([]);
  });

  it('follows the height of the content, between the least and the window', async () => {
    await say({ action: 'portal:resize', value: { height: 500 } });
    expect(portal.iframe.style.height).toBe('500px');
    await say({ action: 'portal:resize', value: { height: 10 } });
    expect(portal.iframe.style.height).toBe('320px');
    await say({ action: 'portal:resize', value: { height: 99_999 } });
    expect(portal.iframe.style.height).toBe(`${window.innerHeight}px`);
    await say({ action: 'portal:resize', value: { height: '1px;position:fixed' } });
    expect(portal.iframe.style.height).toBe(`${window.innerHeight}px`);
  });

  it('follows the window, where that becomes lower or higher than the content', async () => {
    const before = window.innerHeight;
    await say({ action: 'portal:resize', value: { height: 900 } });
    for (const [windowHeight, fitting] of [
      [500, '500px'],
      [1400, '900px'],
    ] as const) {
      window.innerHeight = windowHeight;
      window.dispatchEvent(new Event('resize'));
      expect(portal.iframe.style.height).toBe(fitting);
    }
    window.innerHeight = before;
  });

  const unsendable = { ...details, itself: {} };
  unsendable.itself = unsendable;

  it.each([
    ['nobody is signed in', () => Promise.reject(new Error('no session')), 'no session'],
    ['the details are no JSON', () => unsendable, 'circular'],
  ])('tells the page that %s, and not the token', async (_why, getPartnerDetails, told) => {
    portal.unmount();
    portal = mount(document.body, {
      portalUrl,
      getPartnerDetails,
      onEvent: (event) => events.push(event),
    });
    await say({ action: 'portal:ready', value: null });
    const failure = events.find((event) => event.action === 'embed:error');
    expect(failure?.value).toContain(told);
    expect(JSON.stringify(events)).not.toContain(details.tokenDetails.access_token);
  });

  describe('answers that come in another order than they were asked for', () => {
    const answers: ((code: string) => void)[] = [];

    async function answer(turn: number, code: string) {
      answers[turn]?.(code);
      await new Promise((resolve) => setTimeout(resolve));
    }

    beforeEach(() => {
      answers.length = 0;
      portal.unmount();
      portal = mount(document.body, {
        portalUrl,
        getPartnerDetails: () =>
          new Promise((resolve) => answers.push((code) => resolve({ ...details, code }))),
      });
      if (!portal.iframe.contentWindow) throw new Error('no frame');
      posted = jest.spyOn(portal.iframe.contentWindow, 'postMessage').mockImplementation();
    });

    function codesPosted(): string[] {
      const messages = posted.mock.calls as [{ value: string }][];
      return messages.map(([{ value }]) => (JSON.parse(value) as { code: string }).code);
    }

    it('never hand over the investor the page has gone on from', async () => {
      await say({ action: 'portal:ready' });
      const handedOver = portal.handOver();
      await answer(0, 'A');
      expect(codesPosted()).toEqual([]);
      await answer(1, 'B');
      await handedOver;
      expect(codesPosted()).toEqual(['B']);
    });

    it('never hand over what was fetched before what the portal has', async () => {
      await say({ action: 'portal:ready' });
      await say({ action: 'portal:session-expired' });
      await answer(1, 'later');
      await answer(0, 'earlier');
      expect(codesPosted()).toEqual(['later']);
    });

    it('come as they are when the portal only asked again', async () => {
      await say({ action: 'portal:session-expired' });
      await say({ action: 'portal:session-expired' });
      await answer(0, 'first');
      await answer(1, 'second');
      expect(codesPosted()).toEqual(['first', 'second']);
    });
  });

  describe('readings S8: where there is no session', () => {
    const mounted = (getPartnerDetails: () => Promise<PartnerDetails | null>) => {
      portal.unmount();
      portal = mount(document.body, { portalUrl, getPartnerDetails });
      if (!portal.iframe.contentWindow) throw new Error('no frame');
      posted = jest.spyOn(portal.iframe.contentWindow, 'postMessage').mockImplementation();
    };
    const actions = () =>
      (posted.mock.calls as [{ action: string }][]).map(([{ action }]) => action);

    it.each([
      ['nobody is signed in', () => Promise.resolve(null), 'portal:sign-out'],
      ['that fails', () => Promise.reject(new Error('503')), 'portal:session-unavailable'],
    ])('the portal is told at once that %s', async (_why, getPartnerDetails, told) => {
      mounted(getPartnerDetails);
      await say({ action: 'portal:ready' });
      expect(posted.mock.calls).toEqual([[{ action: told, value: null }, portalUrl]]);
    });

    it('signOut() ends the session, and nothing is asked for until handOver()', async () => {
      const asked = jest.fn(() => Promise.resolve(details));
      mounted(asked);
      portal.signOut();
      await say({ action: 'portal:ready' });
      await say({ action: 'portal:session-expired' });
      expect(actions()).toEqual(['portal:sign-out', 'portal:sign-out', 'portal:sign-out']);
      expect(asked).not.toHaveBeenCalled();
      await portal.handOver();
      await say({ action: 'portal:session-expired' });
      expect(actions().slice(3)).toEqual(['bibo', 'bibo']);
    });

    it.each([
      ['signOut()', () => portal.signOut()],
      ['the portal was signed out in another tab', () => say({ action: 'portal:signed-out' })],
    ])('details that come after %s are not handed over', async (_why, end) => {
      let arrive: (details: PartnerDetails) => void = () => undefined;
      mounted(() => new Promise((resolve) => (arrive = resolve)));
      await say({ action: 'portal:session-expired' });
      await end();
      arrive(details);
      await say(null);
      expect(actions()).not.toContain('bibo');
    });

    it('a failure of what nobody waits for any more is not told', async () => {
      const answers: ((error: Error) => void)[] = [];
      mounted(() => new Promise((_resolve, reject) => answers.push(reject)));
      await say({ action: 'portal:ready' });
      void portal.handOver().catch(() => undefined);
      answers[0]?.(new Error('late'));
      await say(null);
      expect(actions()).toEqual([]);
    });
  });

  it('leaves nothing behind', async () => {
    portal.unmount();
    await say({ action: 'portal:ready' }, portalUrl, null);
    expect(document.querySelector('iframe')).toBeNull();
    expect(events).toEqual([]);
  });
});
