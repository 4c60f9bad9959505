import type { Campaign } from '@investor-portal/shared/partner-api/contract/campaigns';
import { sharedApi, type Investor, type Page } from '../testing/api';

const api = sharedApi();
const list = (path: string, body: object = {}) =>
  api.as()<Page<Campaign>>('POST', `partner-transactional/investment-opportunities/${path}`, body);
const rows = async (path: string, body: object) => (await list(path, body)).body.data;
/** This search finds the seeded campaigns, but not the campaigns that other tests create. */
const search = 'CF-2026-00';

// check-api finds nothing in the sandbox's pages, orders, filters and rights (scripts/check-api/check-api.test.ts).
describe('§7 campaign lists', () => {
  it('search by issuer, code and place, without wildcards in the text, and filter by partner', async () => {
    expect((await rows('list', { search: 'sAgAdA' })).length).toBeGreaterThan(0);
    expect(await rows('list', { search: '100%' })).toEqual([]);
    expect(await rows('list', { search: '_' })).toEqual([]);
    const filter = { advanceFilter: { partnerAccountCode: 'ISLA' } };
    const all = await rows('list', { search, rowPerPage: 50 });
    const others = await rows('list', { search, rowPerPage: 50, ...filter });
    expect(others.length).toBeGreaterThan(0);
    expect(others.length).toBeLessThan(all.length);
  });

  it('expiring: only open campaigns, the one that ends first at the top', async () => {
    const data = await rows('expiring/list', { rowPerPage: 50 });
    const ends = data.map(({ offeredPeriodEndDate }) => offeredPeriodEndDate);
    expect(ends.length).toBeGreaterThan(20);
    expect(ends).toEqual(ends.toSorted());
    expect(new Set(data.map(({ statusCode }) => statusCode))).toEqual(new Set(['APP']));
    expect(data[0]?.isInvestmentActionAllowed).toBe(false);
  });

  it('refuse what the contract does not have', async () => {
    for (const body of [{ rowPerPage: 0 }, { currentPage: 0 }, { orderBy: '1; drop' }, { no: 1 }])
      expect([body, (await list('list', body)).status]).toEqual([body, 400]);
  });
});

describe('§7 portfolio lists', () => {
  let investor: Investor;
  beforeAll(async () => {
    investor = await api.investor({ tier: 'Premium', balance: 0, history: true });
  });

  it('show a commitment in every status of §4', async () => {
    const { data } = await api.commitments(investor, { rowPerPage: 50, isDescending: true });
    const codes = data.map((it) => it.commitmentStatusCode);
    expect([...new Set(codes)].toSorted().join()).toBe('APP,CAN,COM,PEN,REC');
    const names = data.map((it) => it.commitmentStatus.name);
    expect([...new Set(names)].toSorted().join()).toBe(
      'canceled,committed,completed,incomplete,ongoing,pending,terminated',
    );
  });

  it('filter by calibratedCommitmentStatus', async () => {
    const request = { advanceFilter: { calibratedCommitmentStatus: 'Approved' } };
    const { data } = await api.commitments(investor, request);
    const names = data.map((it) => it.commitmentStatus.name).toSorted();
    expect(names).toEqual(['committed', 'completed']);
    expect((await api.byCampaign(investor, request)).data).toHaveLength(2);
  });
});
