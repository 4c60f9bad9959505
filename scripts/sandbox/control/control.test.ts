import { ownApi, type Investor } from '../testing/api';

const api = ownApi();

const details = (investor: Investor) =>
  api.as(investor)('GET', `partner/partner/${investor.externalReferenceCode}/details`);

describe('the clock, the investors, the scale and the reset', () => {
  it('dates every response of the partner API, readable for pages of any origin; tokens expire in real time', async () => {
    const investor = await api.investor({ tier: 'Basic' });
    await api.control('clock', { now: '2031-05-01T00:00:00Z' });
    expect((await details(investor)).status).toBe(200);
    for (const path of ['api/v1/none', 'api/v1/partner/nationalities/list']) {
      const { headers } = await fetch(`${api.url}/${path}`, { method: 'POST' });
      expect(headers.get('date')).toMatch(/^Thu, 01 May 2031 00:00/);
      expect(headers.get('access-control-expose-headers')).toBe('date,retry-after');
    }
    await api.control('clock', { reset: true });
  });

  it('adds money to a wallet, and keeps the books balanced', async () => {
    const investor = await api.investor({ tier: 'Basic', balance: 1_000 });
    const { externalReferenceCode } = investor;
    const added = await api.control('deposits', { externalReferenceCode, amount: 50_000.5 });
    expect(added).toEqual({ balance: 51_000.5 });
    expect((await api.user(investor)).walletDetails).toMatchObject({ balance: 51_000.5 });
    expect(await api.control('audit')).toMatchObject({ faults: [] });
    const half = { externalReferenceCode, amount: 0.001 };
    await expect(api.control('deposits', half)).rejects.toThrow('amount');
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
