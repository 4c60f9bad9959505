import { apiOf, type Api, type Investor } from '../testing/api';
import {
  inMemory,
  startSandbox,
  type Sandbox,
} from '@investor-portal/scripts/start/sandbox-process';

let sandbox: Sandbox;
let api: Api;

// These tests would disturb others, so they have a sandbox of their own.
beforeAll(async () => {
  sandbox = await startSandbox(inMemory);
  api = apiOf(sandbox.url);
}, 120_000);
afterAll(() => sandbox.stop());

const details = (investor: Investor) =>
  api.as(investor)('GET', `partner/partner/${investor.externalReferenceCode}/details`);

describe('the clock', () => {
  afterEach(() => api.control('clock', { reset: true }));

  it('moves and keeps running; tokens expire in real time', async () => {
    const investor = await api.investor({ tier: 'Basic' });
    await api.control('clock', { now: '2031-05-01T00:00:00Z' });
    expect(await api.control('clock')).toMatchObject({
      now: expect.stringMatching(/^2031-05-01T00:00/),
    });
    expect((await details(investor)).status).toBe(200);
  });

  it('dates every response of the partner API, readable for pages of any origin', async () => {
    await api.control('clock', { now: '2031-05-01T00:00:00Z' });
    for (const path of ['api/v1/none', 'api/v1/partner/nationalities/list']) {
      const { headers } = await fetch(`${api.url}/${path}`, { method: 'POST' });
      expect(headers.get('date')).toMatch(/^Thu, 01 May 2031 00:00/);
      expect(headers.get('access-control-expose-headers')).toBe('date,retry-after');
    }
  });
});

describe('tokens and faults', () => {
  it('a fault says when to try again', async () => {
    const { externalReferenceCode, tokenDetails } = await api.investor({ tier: 'Basic' });
    const path = `partner/partner/${externalReferenceCode}/details`;
    const headers = { authorization: `Bearer ${tokenDetails.access_token}` };
    const fault = { call: 'userDetails', externalReferenceCode, retryAfter: '30', times: 1 };
    await api.control('faults', { ...fault, status: 429 });
    await api.control('faults', { ...fault, response: { status: 503, body: '' } });
    for (const status of [429, 503]) {
      const response = await fetch(`${api.url}/api/v1/${path}`, { headers });
      expect([response.status, response.headers.get('retry-after')]).toEqual([status, '30']);
    }
  });

  it('tokens are issued, expire and are revoked', async () => {
    const investor = await api.investor({ tier: 'Basic' });
    const { externalReferenceCode } = investor;
    expect((await details(investor)).status).toBe(200);
    await api.control('tokens/revoke', { externalReferenceCode });
    expect(await details(investor)).toMatchObject({
      status: 401,
      body: { exception: 'UnauthorizedException' },
    });
    const fresh = await api.control<{ access_token: string; expiresAt: string }>('tokens', {
      externalReferenceCode,
    });
    expect(Date.parse(fresh.expiresAt)).toBeGreaterThan(Date.now());
    expect((await details({ ...investor, tokenDetails: fresh })).status).toBe(200);
    const brief = await api.control<{ access_token: string }>('tokens', {
      externalReferenceCode,
      expiresInSeconds: 0,
    });
    expect((await details({ ...investor, tokenDetails: brief })).status).toBe(401);
  });

  it('a fault applies to one call of one investor, after and for a given number of calls', async () => {
    const [one, other] = await Promise.all([
      api.investor({ tier: 'Basic' }),
      api.investor({ tier: 'Basic' }),
    ]);
    const { externalReferenceCode } = one;
    const statuses = async (...of: Investor[]) => {
      const seen: number[] = [];
      for (const investor of of) seen.push((await details(investor)).status);
      return seen;
    };
    const fault = { call: 'userDetails', externalReferenceCode, status: 503, times: 2 };
    await api.control('faults', fault);
    expect(await statuses(one, other, one, one)).toEqual([503, 200, 503, 200]);
    await api.control('faults', { ...fault, after: 1, times: 1 });
    expect(await statuses(one, one, one)).toEqual([200, 503, 200]);
    await api.control('faults', { call: '*', externalReferenceCode, delayMs: 300 });
    const started = Date.now();
    await details(one);
    expect(Date.now() - started).toBeGreaterThanOrEqual(299);
    await api.control('faults/clear', {});
    expect(await api.control('faults')).toEqual([]);
  });
});

describe('the investors, the scale and the reset', () => {
  it('adds money to a wallet, and keeps the books balanced', async () => {
    const investor = await api.investor({ tier: 'Basic', balance: 1_000 });
    const { externalReferenceCode } = investor;
    const added = await api.control('deposits', { externalReferenceCode, amount: 50_000.5 });
    expect(added).toEqual({ balance: 51_000.5 });
    expect((await api.user(investor)).walletDetails).toMatchObject({ balance: 51_000.5 });
    expect(await api.control('audit')).toMatchObject({ faults: [] });
    for (const amount of [0, -1, 0.001])
      await expect(api.control('deposits', { externalReferenceCode, amount })).rejects.toThrow(
        'amount',
      );
  });

  it('makes long lists, keeps the books balanced, and drops them on reset', async () => {
    const investor = await api.investor({ tier: 'Premium' });
    const { externalReferenceCode } = investor;
    const amounts = { campaigns: 120, commitments: 110 };
    await api.control('generate', { ...amounts, externalReferenceCode });
    const page = await api.commitments(investor, { pageNumber: 9, isDescending: true });
    expect(page).toMatchObject({ totalPages: 11, currentPage: 9 });
    expect(page.data).toHaveLength(10);
    expect(await api.control('audit')).toMatchObject({ faults: [] });
    await api.control('reset', {});
    expect((await details(investor)).status).toBe(401);
    expect(await api.control('audit')).toMatchObject({ faults: [] });
  }, 120_000);
});
