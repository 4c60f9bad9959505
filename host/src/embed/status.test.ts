import type { PartnerDetails } from '@investor-portal/embed/embed-types';
import type { PortalStatus } from '@investor-portal/embed/messages';
import { mount } from './embed';
import { details, portalUrl, postAsPortal, recordPosted } from './testing/portal-frame';

let given: PartnerDetails | null | Error;
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
const fail = (kind: string) => hear('portal:error', { source: 'session', kind });
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

it('the status keeps a failure of getPartnerDetails while the portal shows it, until the next details', async () => {
  given = new Error('No portal session: 503');
  await hear('portal:ready');
  await show();
  const doctor = `${portalUrl}/__doctor?platform=${encodeURIComponent(window.origin)}`;
  const error = 'Error: No portal session: 503';
  expect(portal.status).toEqual({ state: 'failed', reason: 'details', error, doctor });
  given = details;
  await portal.handOver();
  expect(portal.status).toEqual({ state: 'ready' });
});

it.each(['api-failed', 'investor-not-found', 'token-refused'])(
  'the status is loading until the portal shows a screen to the investor, has failed when the portal says %s, and recovers',
  async (kind) => {
    await hear('portal:ready');
    await show('/');
    expect(portal.status).toEqual({ state: 'loading' });
    await show();
    expect(portal.status).toEqual({ state: 'ready' });
    expect(states()).toEqual(['loading', 'ready']);
    await fail(kind);
    expect(portal.status).toMatchObject({ state: 'failed', reason: kind });
    expect(logged.mock.calls.join()).toMatch(`${kind} ${portalUrl}/__doctor?`);
    if (kind === 'token-refused') await portal.handOver();
    else await show('/main/portfolio');
    expect(portal.status).toEqual({ state: 'ready' });
  },
);
