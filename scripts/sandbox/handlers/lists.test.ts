import type { Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { sharedApi, type Investor, type Page } from '../testing/api';

const api = sharedApi();
const list = (path: string, body: object = {}) =>
  api.send<Page<Campaign>>(
    'POST',
    `api/v1/partner-transactional/investment-opportunities/${path}`,
    body,
  );

describe('§7 campaign lists', () => {
  it('page through every campaign once, newest first, without a token', async () => {
    const request = {
      rowPerPage: 7,
      isDescending: true,
      orderBy: 'createdOn',
      search: 'CF-2026-00',
    };
    const first = (await list('list', { ...request, currentPage: 1 })).body;
    const seen: Campaign[] = [];
    for (let page = 1; page <= first.totalPages; page += 1)
      seen.push(...(await list('list', { ...request, currentPage: page })).body.data);
    expect(new Set(seen.map(({ guid }) => guid)).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(48);
    const dates = seen.map(({ createdOn }) => createdOn);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect((await list('list', { ...request, currentPage: 99 })).body).toMatchObject({
      data: [],
      currentPage: 99,
    });
  });

  it('search by issuer, code and place, without wildcards in the text', async () => {
    expect((await list('list', { search: 'sAgAdA' })).body.data.length).toBeGreaterThan(0);
    expect((await list('list', { search: '100%' })).body.data).toEqual([]);
    expect((await list('list', { search: '_' })).body.data).toEqual([]);
  });

  it('filter by partner', async () => {
    const count = async (advanceFilter?: object) =>
      (await list('list', { rowPerPage: 1, search: 'CF-2026-00', advanceFilter })).body.totalPages;
    const [all, ours, others, none] = await Promise.all([
      count(),
      count({ partnerAccountCode: 'PHCF' }),
      count({ partnerAccountCode: 'ISLA' }),
      count({ partnerAccountCode: 'NOBODY' }),
    ]);
    expect(others).toBeGreaterThan(0);
    expect(ours + others).toBe(all);
    expect(none).toBe(0);
  });

  it('expiring: only open campaigns, the one that ends first at the top', async () => {
    const { data } = (await list('expiring/list', { rowPerPage: 50 })).body;
    const ends = data.map(({ offeredPeriodEndDate }) => offeredPeriodEndDate);
    expect(ends.length).toBeGreaterThan(20);
    expect(ends).toEqual(ends.toSorted());
    expect(new Set(data.map(({ statusCode }) => statusCode))).toEqual(new Set(['APP']));
    const [soonest] = data;
    expect(soonest?.isInvestmentActionAllowed).toBe(false);
  });

  it.each([
    ['minAmountPerInvestor', false, (campaign: Campaign) => campaign.minAmountPerInvestor],
    [
      'totalRaisedAmountPercentageByTotalOffering',
      true,
      (campaign: Campaign) => Number(campaign.totalRaisedAmount) / Number(campaign.totalOffering),
    ],
  ] as const)('order by %s over all pages', async (orderBy, isDescending, figure) => {
    const request = { rowPerPage: 30, orderBy, isDescending, search: 'CF-2026-00' };
    const figures: (number | null)[] = [];
    for (const currentPage of [1, 2]) {
      const { data } = (await list('list', { ...request, currentPage })).body;
      figures.push(...data.map(figure));
    }
    const sorted = figures.toSorted((a, b) => Number(a) - Number(b));
    expect(figures).toEqual(isDescending ? sorted.toReversed() : sorted);
    expect(new Set(figures).size).toBeGreaterThan(2);
  });

  it('hold only campaigns that are open, or that open later, where that is asked for', async () => {
    const now = Date.now();
    const of = async (offeringStatus: string) =>
      (await list('list', { rowPerPage: 200, advanceFilter: { offeringStatus } })).body.data;
    const [open, upcoming] = await Promise.all([of('OPEN'), of('UPCOMING')]);
    expect(open.length).toBeGreaterThan(20);
    expect(upcoming.length).toBeGreaterThan(2);
    for (const { statusCode, ...period } of open) {
      expect(statusCode).toBe('APP');
      expect(Date.parse(period.offeredPeriodStartDate)).toBeLessThanOrEqual(now + 60_000);
      expect(Date.parse(period.offeredPeriodEndDate)).toBeGreaterThan(now - 60_000);
    }
    for (const { offeredPeriodStartDate } of upcoming)
      expect(Date.parse(offeredPeriodStartDate)).toBeGreaterThan(now - 60_000);
  });

  it('hold only campaigns whose minimum is not above an amount', async () => {
    const under = async (minAmountPerInvestorUpTo: string) =>
      (await list('list', { rowPerPage: 200, advanceFilter: { minAmountPerInvestorUpTo } })).body
        .data;
    const within = await under('5000.00');
    expect(within.length).toBeGreaterThan(0);
    for (const { minAmountPerInvestor } of within)
      expect(minAmountPerInvestor).toBeLessThanOrEqual(5000);
    expect(await under('0.00')).toEqual([]);
  });

  it('ignore what the specification does not name, like an API that has nothing else', async () => {
    const investor = await api.investor({ tier: 'Basic' });
    const { externalReferenceCode } = investor;
    const newest = async (body: object) => {
      const path = 'partner-transactional/investment-opportunities/list';
      const answer = await api.as(investor)<Page<Campaign>>('POST', path, { ...body, search });
      return answer.body.data.map(({ guid }) => guid);
    };
    const search = 'CF-2026-00';
    const asSpecified = await newest({ orderBy: 'createdOn', isDescending: true });
    const requests = [
      { orderBy: 'minAmountPerInvestor' },
      { isDescending: true, advanceFilter: { offeringStatus: 'OPEN' } },
      { isDescending: true, advanceFilter: { minAmountPerInvestorUpTo: '0.00' } },
    ];
    for (const request of requests) expect(await newest(request)).not.toEqual(asSpecified);
    const fault = { call: 'newestCampaigns', externalReferenceCode, specificationOnly: true };
    await api.control('faults', fault);
    for (const request of requests) expect(await newest(request)).toEqual(asSpecified);
  });

  it("an issuer's own (readings W4) need a token", async () => {
    const [some] = (await list('list')).body.data;
    expect(await list(some?.issuerGuid ?? '')).toMatchObject({ status: 401 });
    const investor = await api.investor({ tier: 'Basic' });
    const { body } = await api.as(investor)<Page<Campaign>>(
      'POST',
      `partner-transactional/investment-opportunities/${some?.issuerGuid}`,
      { rowPerPage: 50 },
    );
    expect(body.data.length).toBeGreaterThanOrEqual(2);
    expect(new Set(body.data.map(({ issuerGuid }) => issuerGuid))).toEqual(
      new Set([some?.issuerGuid]),
    );
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

  it('page by campaign without splitting one', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((pageNumber) => api.byCampaign(investor, { rowPerPage: 3, pageNumber })),
    );
    const rows = pages.flatMap(({ data }) => data);
    expect(new Set(rows.map(({ guid }) => guid)).size).toBe(rows.length);
    expect(rows).toHaveLength(10);
    expect(pages[0]?.totalPages).toBe(4);
  });

  it('stock positions carry their commitments; the certificate comes later', async () => {
    const { data } = await api.memos(investor);
    expect(data.map(({ certificateNumber }) => certificateNumber === null).toSorted()).toEqual([
      false,
      true,
    ]);
    expect(data[0]?.commitments).toHaveLength(1);
  });

  it('account activity adds up: beginning plus transactions equals ending', async () => {
    const day = (offset: number) =>
      new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    const activity = async (startDate: string, endDate: string) =>
      (
        await api.as(investor)<{ data: Activity }>('POST', 'partner/account-activities/details', {
          startDate,
          endDate,
          rowPerPage: 1,
        })
      ).body.data;
    const today = await activity(day(-1), day(1));
    expect(today.balance.beginningShares).toBe(0);
    expect(today.transactions).toHaveLength(2);
    expect(today.balance.endingShares).toBe(250);
    const later = await activity(day(1), day(2));
    expect(later.balance).toMatchObject({ beginningShares: 250, endingShares: 250 });
    expect(later.transactions).toEqual([]);
  });
});

interface Activity {
  transactions: unknown[];
  balance: { beginningShares: number; endingShares: number };
}
