import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { apiOf, payloadOf, type Api, type Investor } from '../testing/api';
import { spawnSandbox, type SpawnedSandbox } from '../testing/spawn-sandbox';

let sandbox: SpawnedSandbox;
let api: Api;

// Its own sandbox, since these tests would disturb others.
beforeAll(async () => {
  sandbox = await spawnSandbox();
  api = apiOf(sandbox.url);
}, 120_000);
afterAll(() => sandbox.stop());

async function committed(amount: number, campaign?: Campaign) {
  const investor = await api.investor({ tier: 'Premium', balance: 100_000 });
  const target = campaign ?? (await api.campaign({ endsInHours: 240 }));
  const payload = payloadOf(investor, target, await api.user(investor), amount);
  const guid = (await api.invest(investor, payload)).body.data.guid;
  const state = async () => (await api.commitment(investor, guid)).body.data;
  return { investor, campaign: target, guid, state };
}
const advance = (hours: number) => api.control('clock', { advanceSeconds: hours * 3_600 });
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
      expect(headers.get('access-control-expose-headers')).toBe('date');
    }
  });

  it('settles pending commitments and lapses unconfirmed ones', async () => {
    const { campaign, investor, state } = await committed(5_000);
    await advance(1);
    expect(await state()).toMatchObject({ commitmentStatusCode: 'COM' });
    await api.control(`campaigns/${campaign.guid}/material-change`, {
      equityOffered: 3,
      reconfirmWithinSeconds: 7_200,
    });
    await advance(1.5);
    expect(await state()).toMatchObject({ commitmentStatusCode: 'REC' });
    await advance(1);
    expect(await state()).toMatchObject({ commitmentStatusCode: 'CAN' });
    expect(await api.balance(investor)).toBe(100_000);
  });
});

describe('closing and terminating', () => {
  it('keeps a share price with fractions of a centavo', async () => {
    const campaign = await api.campaign({ totalOffering: 1_000_000, sharePrice: 0.125 });
    expect(campaign).toMatchObject({ sharePrice: 0.125, numberSharesOffered: 8_000_000 });
    const { state } = await committed(10_000.05, campaign);
    expect(await state()).toMatchObject({ commitmentShares: 80_000 });
    const path = `campaigns/${campaign.guid}/material-change`;
    await api.control(path, { sharePrice: 0.124 });
    expect(await state()).toMatchObject({ commitmentShares: 80_645 });
    expect((await state()).materialChanges).toContainEqual({
      field: 'sharePrice',
      before: 'PHP 0.125',
      after: 'PHP 0.124',
    });
  });

  it('§4 close calibrates pro rata, refunds the rest, writes memos and transactions', async () => {
    const campaign = await api.campaign({
      totalOffering: 10_000,
      sharePrice: 100,
      oversubscription: 2,
    });
    const first = await committed(9_000, campaign);
    const second = await committed(6_050, campaign);
    await advance(1);
    await api.control(`campaigns/${campaign.guid}/close`, { certificates: false });
    // 90 and 60 shares wanted, 100 offered.
    expect(await first.state()).toMatchObject({
      calibratedShares: 60,
      calibratedAmount: 6_000,
      commitmentStatus: { name: 'committed' },
      completionDate: expect.any(String),
    });
    expect(await second.state()).toMatchObject({ calibratedShares: 40, calibratedAmount: 4_000 });
    expect(await api.balance(first.investor)).toBe(94_000);
    expect(await api.balance(second.investor)).toBe(96_000);
    expect((await second.state()).commitmentDebitCreditAdvises).toMatchObject([
      { amount: 2_050, transactionType: { name: 'Credit' } },
      { amount: 6_050, transactionType: { name: 'Debit' } },
    ]);
    expect((await api.memos(first.investor)).data).toMatchObject([
      { finalNumberOfShares: 60, finalInvestmentAmount: 6_000, certificateNumber: null },
    ]);
    await api.control(`campaigns/${campaign.guid}/certify`, {});
    const [memo] = (await api.memos(first.investor)).data;
    expect(memo?.certificateNumber).toMatch(/^CERT-\d{4}-\d{6}$/);
    expect(await first.state()).toMatchObject({ commitmentStatus: { name: 'completed' } });
    await expect(api.control(`campaigns/${campaign.guid}/close`, {})).rejects.toThrow(
      'closed already',
    );
  });

  it('terminate refunds everyone', async () => {
    const { campaign, investor, state } = await committed(5_000);
    await api.control(`campaigns/${campaign.guid}/terminate`, {});
    expect(await state()).toMatchObject({
      commitmentStatusCode: 'CAN',
      commitmentStatus: { name: 'terminated' },
      campaignStatus: 'TERMINATED',
    });
    expect(await api.balance(investor)).toBe(100_000);
  });
});

describe('tokens and faults', () => {
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
    const fault = { call: 'userDetails', externalReferenceCode, status: 503, times: 2 };
    await api.control('faults', fault);
    expect((await details(one)).status).toBe(503);
    expect((await details(other)).status).toBe(200);
    expect((await details(one)).status).toBe(503);
    expect((await details(one)).status).toBe(200);
    await api.control('faults', { ...fault, after: 1, times: 1 });
    expect((await details(one)).status).toBe(200);
    expect((await details(one)).status).toBe(503);
    expect((await details(one)).status).toBe(200);
    await api.control('faults', { call: '*', externalReferenceCode, delayMs: 300 });
    const started = Date.now();
    await details(one);
    expect(Date.now() - started).toBeGreaterThanOrEqual(299);
    await api.control('faults/clear', {});
    expect(await api.control('faults')).toEqual([]);
  });
});

describe('the page, the investors, the scale and the reset', () => {
  it('serves a page with buttons', async () => {
    const page = await (await fetch(`${api.url}/sandbox`)).text();
    expect(page).toContain('Start over');
    expect((await fetch(`${api.url}/sandbox/control.js`)).status).toBe(200);
  });

  it('lists the demo investors of every tier', async () => {
    const list = await api.control<{ tier: string }[]>('investors');
    const tiers = ['New', 'Basic', 'Premium', 'Qualified', 'Institutional'];
    expect(list.map(({ tier }) => tier)).toEqual(tiers);
  });

  it('responds to any origin, without credentials', async () => {
    const response = await fetch(`${api.url}/api/v1/partner/register`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://anywhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,idempotency-key',
      },
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toContain('idempotency-key');
    expect(response.headers.has('access-control-allow-credentials')).toBe(false);
  });

  it('pages through ten thousand campaigns quickly, keeps the books balanced, and drops them on reset', async () => {
    const { externalReferenceCode, accountId, ...rest } = await api.investor({ tier: 'Premium' });
    const investor = { externalReferenceCode, accountId, ...rest };
    await api.control('generate', {
      campaigns: 10_000,
      commitments: 10_000,
      externalReferenceCode,
    });
    const started = Date.now();
    const page = await api.commitments(investor, { pageNumber: 900, isDescending: true });
    expect(Date.now() - started).toBeLessThan(5_000);
    expect(page).toMatchObject({ totalPages: 1_000, currentPage: 900 });
    expect(page.data).toHaveLength(10);
    expect(await api.control('audit')).toMatchObject({ faults: [] });
    await api.control('reset', {});
    expect((await details(investor)).status).toBe(401);
    expect(await api.control('audit')).toMatchObject({ faults: [] });
  }, 120_000);
});

it('the clock rejects a time outside the range that the sandbox can store', async () => {
  const statusOf = async (path: string, body: object) =>
    (await api.send('POST', `sandbox/${path}`, body)).status;
  const tooFar = ['+275760-09-13T00:00:00Z', '-000001-01-01T00:00:00Z', '3000-01-01'];
  for (const now of [...tooFar, 'later', ''])
    expect([now, await statusOf('clock', { now })]).toEqual([now, 400]);
  await statusOf('clock', { now: '2990-01-01T00:00:00Z' });
  expect(await statusOf('clock', { advanceSeconds: 20 * 365 * 86_400 })).toBe(400);
  expect(await statusOf('clock', { reset: true })).toBe(200);
  const { guid } = (await api.send<{ guid: string }>('POST', 'sandbox/campaigns', {})).body;
  for (const offeredPeriodEndDate of [...tooFar, ''])
    expect(await statusOf(`campaigns/${guid}/material-change`, { offeredPeriodEndDate })).toBe(400);
});
