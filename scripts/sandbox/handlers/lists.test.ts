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
    const of = async (request: object) =>
      (await list('list', { search, rowPerPage: 1, ...request })).body;
    const [all, others] = [await of({}), await of(filter)];
    expect(others.totalPages).toBeGreaterThan(0);
    expect(others.totalPages).toBeLessThan(all.totalPages);
  });

  it('expiring: only open campaigns, the one that ends first at the top', async () => {
    const data = await rows('expiring/list', { rowPerPage: 50 });
    const ends = data.map(({ offeredPeriodEndDate }) => offeredPeriodEndDate);
    expect(ends.length).toBeGreaterThan(20);
    expect(ends).toEqual(ends.toSorted());
    expect(new Set(data.map(({ statusCode }) => statusCode))).toEqual(new Set(['APP']));
    const [soonest] = data;
    expect(soonest?.isInvestmentActionAllowed).toBe(false);
  });

  it.each([{ rowPerPage: 0 }, { currentPage: 0 }, { orderBy: 'guid; drop' }, { unknown: 1 }])(
    'refuse %j',
    async (body) => {
      expect(await list('list', body)).toMatchObject({ status: 400 });
    },
  );
});

describe('§7 portfolio lists', () => {
  let investor: Investor;
  beforeAll(async () => {
    investor = await api.investor({ tier: 'Premium', balance: 0, history: true });
  });

  it('show a commitment in every status of §4', async () => {
    const { data } = await api.commitments(investor, { rowPerPage: 50, isDescending: true });
    expect(new Set(data.map((it) => it.commitmentStatusCode))).toEqual(
      new Set(['PEN', 'COM', 'REC', 'CAN', 'APP']),
    );
    expect(new Set(data.map((it) => it.commitmentStatus.name))).toEqual(
      new Set([
        'pending',
        'incomplete',
        'ongoing',
        'canceled',
        'terminated',
        'completed',
        'committed',
      ]),
    );
  });

  it('filter by calibratedCommitmentStatus', async () => {
    const request = { advanceFilter: { calibratedCommitmentStatus: 'Approved' } };
    const { data } = await api.commitments(investor, request);
    expect(data.map((it) => it.commitmentStatus.name).toSorted()).toEqual([
      'committed',
      'completed',
    ]);
    expect((await api.byCampaign(investor, request)).data).toHaveLength(2);
  });
});
