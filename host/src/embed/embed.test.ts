import { receiveMessage } from '@investor-portal/shared/testing/window-messages';
import { mount } from './embed';
import type { MountOptions, PartnerDetails } from '@investor-portal/embed/embed-types';
import type { PortalEvent } from '@investor-portal/embed/messages';
import { details, portalUrl, postAsPortal, recordPosted } from './testing/portal-frame';

const events: PortalEvent[] = [];
let posted: jest.SpyInstance;
let portal: ReturnType<typeof mount>;

const unavailable = 'portal:session-unavailable';
const expired = { action: 'portal:session-expired', value: { reason: 'expired' } };
const receive = (data: unknown, origin?: string) => postAsPortal(portal.iframe, data, origin);

function open(getPartnerDetails: MountOptions['getPartnerDetails']) {
  const onEvent = (event: PortalEvent) => events.push(event);
  portal = mount(document.body, { portalUrl, getPartnerDetails, onEvent });
  posted = recordPosted(portal.iframe);
}
const remount = (getPartnerDetails: MountOptions['getPartnerDetails']) => {
  portal.unmount();
  open(getPartnerDetails);
};
const actions = () => (posted.mock.calls as [{ action: string }][]).map(([{ action }]) => action);

let told: jest.SpyInstance;
beforeEach(() => {
  told = jest.spyOn(console, 'error').mockImplementation();
  events.length = 0;
  open(() => Promise.resolve(details));
});
afterEach(() => portal.unmount());

it.each([
  ['portal:ready', { contract: '1.0.0', protocol: 1 }, 'start'],
  ['portal:session-expired', { reason: 'expired' }, 'expired'],
  ['portal:session-expired', { reason: 'retry' }, 'retry'],
])(
  'hands over on %s %j, to the exact origin of the portal, and says %s to the page',
  async (action, value, reason) => {
    const getPartnerDetails = jest.fn(() => details);
    remount(getPartnerDetails);
    await receive({ action, value });
    await portal.handOver();
    expect(getPartnerDetails.mock.calls).toEqual([[{ reason }], [{ reason: 'handover' }]]);
    expect(posted).toHaveBeenCalledWith(
      { action: 'bibo', value: JSON.stringify(details), protocol: 1 },
      portalUrl,
    );
  },
);

it('ignores other origins, other frames and other messages', async () => {
  await receive({ action: 'portal:ready' }, 'https://portal.example.evil');
  receiveMessage({ action: 'portal:ready' }, portalUrl);
  await receive({ action: 'ready' });
  await receive(null);
  await receive('portal:ready');
  expect(posted).not.toHaveBeenCalled();
  expect(events.map(({ action }) => action)).toEqual(['embed:status', 'embed:status']);
});

const unserializable = { ...details, itself: {} };
unserializable.itself = unserializable;

it.each([
  ['getPartnerDetails rejects', () => Promise.reject(new Error('no session')), 'no session'],
  ['the details are not serializable', () => unserializable, 'circular'],
])(
  'fails without the token when %s, and tells portal and console',
  async (_why, getPartnerDetails, reason) => {
    remount(getPartnerDetails);
    await receive({ action: 'portal:ready', value: null });
    await expect(portal.handOver()).rejects.toThrow(reason);
    expect(actions()).toEqual([unavailable, unavailable]);
    const error: unknown = expect.stringContaining(reason);
    expect(portal.status).toMatchObject({ state: 'failed', reason: 'details', error });
    expect(JSON.stringify(events)).not.toContain(details.tokenDetails.access_token);
    const call = ['InvestorPortal: getPartnerDetails failed.', expect.any(Error)];
    expect(told.mock.calls).toEqual([call, call]);
  },
);

describe('details that arrive out of order', () => {
  const resolvers: ((code: string) => void)[] = [];

  async function resolveDetails(request: number, code: string) {
    resolvers[request]?.(code);
    await new Promise((resolve) => setTimeout(resolve));
  }

  beforeEach(() => {
    resolvers.length = 0;
    remount(
      () => new Promise((resolve) => resolvers.push((code) => resolve({ ...details, code }))),
    );
  });

  function codesPosted(): string[] {
    const messages = posted.mock.calls as [{ value: string }][];
    return messages.map(([{ value }]) => (JSON.parse(value) as { code: string }).code);
  }

  it('are dropped when the page has moved on to another investor', async () => {
    await receive({ action: 'portal:ready' });
    const handedOver = portal.handOver();
    await resolveDetails(0, 'A');
    expect(codesPosted()).toEqual([]);
    await resolveDetails(1, 'B');
    await handedOver;
    expect(codesPosted()).toEqual(['B']);
  });

  it('are handed over after the portal has confirmed the sign-out before them', async () => {
    void portal.signOut();
    const handedOver = portal.handOver();
    await receive({ action: 'portal:signed-out' });
    posted.mockClear();
    await resolveDetails(0, 'next');
    await handedOver;
    expect(codesPosted()).toEqual(['next']);
  });

  it('are dropped when the portal already has newer ones', async () => {
    await receive({ action: 'portal:ready' });
    await receive(expired);
    await resolveDetails(1, 'later');
    await resolveDetails(0, 'earlier');
    expect(codesPosted()).toEqual(['later']);
  });

  it('tell nobody of a failure for which nobody waits any more', async () => {
    const rejecters: ((error: Error) => void)[] = [];
    remount(() => new Promise((_resolve, reject) => rejecters.push(reject)));
    await receive({ action: 'portal:ready' });
    void portal.handOver().catch(() => undefined);
    rejecters[0]?.(new Error('late'));
    await receive(null);
    expect(actions()).toEqual([]);
    expect(told).not.toHaveBeenCalled();
  });
});

describe('readings S8: without a session', () => {
  function unmountAfterSignOut() {
    void portal.signOut();
    void portal.handOver();
    portal.unmount();
  }

  it('tells the portal at once when nobody is signed in', async () => {
    remount(() => Promise.resolve(null));
    await receive({ action: 'portal:ready' });
    const message = { action: 'portal:sign-out', value: null, protocol: 1 };
    expect(posted.mock.calls).toEqual([[message, portalUrl]]);
  });

  const retry = { action: 'portal:session-expired', value: { reason: 'retry' } };
  it.each([
    ['portal:navigated', 'handOver()', () => portal.handOver()],
    ['portal:signed-out', 'the investor’s Retry', () => receive(retry)],
  ])(
    'signOut() is posted until the portal has received it (%s), and lasts until %s',
    async (heard, _until, ask) => {
      const getPartnerDetails = jest.fn(() => Promise.resolve(details));
      remount(getPartnerDetails);
      void portal.signOut();
      for (const action of ['portal:ready', 'portal:ready', heard, 'portal:ready'])
        await receive({ action });
      await receive(expired);
      const signOuts = ['portal:sign-out', 'portal:sign-out', 'portal:sign-out'];
      expect(actions()).toEqual([...signOuts, unavailable, unavailable]);
      const message = { action: unavailable, value: 'signed-out', protocol: 1 };
      expect(posted).toHaveBeenLastCalledWith(message, portalUrl);
      expect(getPartnerDetails).not.toHaveBeenCalled();
      await ask();
      await receive(expired);
      expect(actions().slice(5)).toEqual(['bibo', 'bibo']);
    },
  );

  it('signOut() is not undone by a Retry that the investor pressed before it', async () => {
    await receive({ action: 'portal:ready' });
    void portal.signOut();
    await receive(retry);
    expect(actions()).toEqual(['bibo', 'portal:sign-out', unavailable]);
  });

  it.each([
    ['after the session has ended', () => undefined],
    ['while the next investor’s details are awaited', () => void portal.handOver()],
  ])('signOut() %s signs out nobody in another tab later', async (_when, act) => {
    await receive({ action: 'portal:signed-out' });
    act();
    void portal.signOut();
    await receive({ action: 'portal:ready' });
    expect(actions()).toEqual([unavailable]);
  });

  it.each([
    ['signOut()', () => portal.signOut()],
    ['a sign-out in another tab', () => receive({ action: 'portal:signed-out' })],
    ['unmount()', unmountAfterSignOut],
  ])('drops details that arrive after %s', async (_why, end) => {
    let arrive: (details: PartnerDetails) => void = () => undefined;
    remount(() => new Promise((resolve) => (arrive = resolve)));
    await receive(expired);
    await end();
    arrive(details);
    await receive(null);
    expect(actions()).not.toContain('bibo');
  });
});

it('removes the frame and its listeners on unmount, after which calls fail', async () => {
  portal.unmount();
  await receive({ action: 'portal:ready' });
  expect(portal.iframe.isConnected).toBe(false);
  expect(events.map(({ action }) => action)).not.toContain('portal:ready');
  await expect(portal.handOver()).rejects.toThrow('handOver() does nothing, because');
  expect(() => portal.setAppearance('dark')).toThrow('setAppearance() does nothing');
  expect(() => portal.navigate({ screen: 'profile' })).toThrow('navigate() does nothing');
});
