import type { PartnerDetails } from '@investor-portal/embed/embed-types';
import type { PortalStatus } from '@investor-portal/embed/messages';
import { mount } from './embed';
import { details, portalUrl, postAsPortal, recordPosted } from './testing/portal-frame';

let given: PartnerDetails | null | Error | Promise<PartnerDetails>;
let told: PortalStatus[];
let portal: ReturnType<typeof mount>;
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation();
  given = details;
  told = [];
  portal = mount(document.body, {
    portalUrl,
    getPartnerDetails: async () => {
      if (given instanceof Error) throw given;
      return given;
    },
    onEvent: ({ action, value }) => action === 'embed:status' && told.push(value),
  });
  recordPosted(portal.iframe);
});
afterEach(() => portal.unmount());

const hear = (action: string, value: unknown = null) =>
  postAsPortal(portal.iframe, { action, value });
const show = (path = '/main') => hear('portal:navigated', { path, search: '' });
const fail = (kind: string, reason = kind) =>
  hear('portal:error', { source: 'session', kind, reason });
const states = () =>
  told.map((status) => [status.state, ...('reason' in status ? [status.reason] : [])].join(' '));

it('the status says who signed out, until the next hand-over', async () => {
  given = null;
  await hear('portal:ready');
  await show();
  given = details;
  await portal.handOver();
  await hear('portal:signed-out');
  await portal.handOver();
  await hear('portal:ready');
  await show();
  void portal.signOut();
  await hear('portal:signed-out');
  const [nobody, elsewhere] = ['signed-out page', 'signed-out other-tab'];
  const expected = ['loading', nobody, 'ready', elsewhere, 'loading', 'ready', nobody];
  expect(states()).toEqual(expected);
});

it('the status says that another tab has another investor, unless this page has signed out', async () => {
  await hear('portal:ready');
  await show();
  await hear('portal:superseded');
  await portal.handOver();
  await hear('portal:ready');
  await show();
  void portal.signOut();
  await hear('portal:superseded');
  const ends = ['signed-out other-tab', 'signed-out page'];
  expect(states()).toEqual(['loading', 'ready', ends[0], 'loading', 'ready', ends[1]]);
});

it('the status keeps a failure of getPartnerDetails until the API has answered with the next details', async () => {
  given = new Error('No portal session: 503');
  await hear('portal:ready');
  await show();
  const doctor = `${portalUrl}/__doctor?platform=${encodeURIComponent(window.origin)}`;
  const error = 'Error: No portal session: 503';
  expect(portal.status).toEqual({ state: 'failed', reason: 'details', error, doctor });
  given = details;
  await portal.handOver();
  expect(portal.status).toMatchObject({ state: 'failed' });
  await hear('portal:session-accepted');
  expect(portal.status).toEqual({ state: 'ready' });
  given = new Error('beside a session that goes on');
  await expect(portal.handOver()).rejects.toThrow('beside a session');
  expect(portal.status).toEqual({ state: 'ready' });
  given = undefined as unknown as null;
  await hear('portal:session-expired', { reason: 'expired' });
  expect(portal.status).toMatchObject({ error: 'Error: getPartnerDetails returned nothing.' });
});

it('the status has failed when the portal cannot read the details, unless a session goes on, and names what is wrong', async () => {
  const error = 'getPartnerDetails returned details that are unreadable: tokenDetails.';
  const refuse = () => fail('details', error);
  given = null;
  await hear('portal:ready');
  await show('/acceptance');
  given = details;
  await portal.handOver();
  await refuse();
  expect(portal.status).toMatchObject({ state: 'failed', reason: 'details', error });
  const line: unknown = expect.stringContaining(`InvestorPortal: ${error} ${portalUrl}/__doctor?`);
  expect(logged.mock.calls).toEqual([[line]]);
  await hear('portal:session-accepted');
  await portal.handOver();
  await refuse();
  expect(states().slice(2)).toEqual(['ready', 'failed details', 'ready']);
});

it('the status has failed when getPartnerDetails has not answered for five seconds, unless nobody waits for it', async () => {
  jest.useFakeTimers();
  let answer: (details: PartnerDetails) => void = () => undefined;
  given = new Promise((resolve) => (answer = resolve));
  void hear('portal:ready');
  void show();
  jest.advanceTimersByTime(5_000);
  expect(portal.status).toMatchObject({ error: 'getPartnerDetails has not answered in 5 s.' });
  answer(details);
  await jest.advanceTimersByTimeAsync(0);
  void hear('portal:session-accepted');
  expect(portal.status).toEqual({ state: 'ready' });
  void portal.handOver();
  void portal.signOut();
  jest.advanceTimersByTime(5_000);
  expect(portal.status).toMatchObject({ state: 'signed-out' });
});

it('the status is loading at the root, which leads to the first screen', async () => {
  await hear('portal:ready');
  await show('/');
  expect(portal.status).toEqual({ state: 'loading' });
});

describe.each(['api-failed', 'investor-not-found', 'token-refused'])(
  'when the portal says %s',
  (kind) => {
    beforeEach(async () => {
      await hear('portal:ready');
      await show();
      await fail(kind);
    });

    it('the status has failed until the API has answered a reading', async () => {
      expect(logged.mock.calls.join()).toMatch(`${kind} ${portalUrl}/__doctor?`);
      // The page returns the same token again, the portal's document starts again, and the investor looks at other screens.
      await hear('portal:session-expired', { reason: 'expired' });
      await fail(kind);
      await portal.handOver();
      await hear('portal:ready');
      await show('/main/portfolio');
      expect(states()).toEqual(['loading', 'ready', `failed ${kind}`]);
      await hear('portal:session-accepted');
      expect(portal.status).toEqual({ state: 'ready' });
    });

    it.each<[string, () => unknown]>([
      ['this page signs out', () => void portal.signOut()],
      ['the page returns nobody', () => ((given = null), portal.handOver())],
      ['another tab has signed out', () => hear('portal:signed-out')],
    ])('the status has not failed any more when %s', async (_how, end) => {
      await end();
      expect(portal.status).toMatchObject({ state: 'signed-out' });
    });
  },
);
