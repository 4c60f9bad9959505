import { fetchAccountActivity } from '@investor-portal/shared/partner-api/account-activities';
import { fetchNewestCampaigns, type Campaign } from '@investor-portal/shared/partner-api/campaigns';
import {
  campaignListDefaults,
  type CampaignListRequest,
} from '@investor-portal/shared/partner-api/list-request';
import { readPercent } from '@investor-portal/shared/rules/percent';
import type { ApiCapability } from '@investor-portal/shared/session/runtime-config';
import { ask } from '../client/ask';
import type { PagedList } from '../reading/lists';
import type { Check, Visit } from './check';
import { finding } from './consequences';
import { isOrdered } from './lists';

const nobody = 'check-api-nobody';

export const filters: Check = {
  id: 'filters',
  title: 'advanceFilter and dates filter',
  run: async ({ client, sample: { lists, user, nationalities } }) => {
    const rowsOf =
      <Row extends { guid: string }>(list: PagedList<Row>, advanceFilter: object) =>
      async (): Promise<readonly unknown[]> =>
        (await list.page(1, { advanceFilter })).data;
    const days = { startDate: '1990-01-01', endDate: '1990-01-02' };
    const period = { investorAccountId: user?.accountId ?? '', ...days };
    const tried: [place: string, find: () => Promise<readonly unknown[]>, shows: string][] = [
      [
        'newestCampaigns.partnerAccountCode',
        rowsOf(lists.newestCampaigns, { partnerAccountCode: nobody }),
        "Other partners' campaigns are listed.",
      ],
      [
        'stockMemos.investorAccountId',
        rowsOf(lists.stockMemos, { investorAccountId: nobody }),
        'Nothing while the token decides whose rows come.',
      ],
      [
        'commitments.calibratedCommitmentStatus',
        rowsOf(lists.commitments, { calibratedCommitmentStatus: nobody }),
        'Successful Commitments lists those that were not.',
      ],
      [
        'accountActivity.startDate',
        async () => (await fetchAccountActivity(period)).transactions,
        'The account activity is not of the days that were chosen.',
      ],
    ];
    const judged = await Promise.all(
      tried.map(async ([place, find, shows]) => {
        const { value = [] } = await ask(client, find);
        const seen = `${value.length} rows for a value that nobody has`;
        return value.length > 0 ? [{ ...finding('filter.ignored', place, seen), shows }] : [];
      }),
    );
    const { first, others } = nationalities;
    if (!first || !others || JSON.stringify(first) !== JSON.stringify(others)) return judged.flat();
    const seen = 'DEF and OTH bring the same list';
    const shows = 'Whose nationality is another chooses among the same few.';
    const same = { ...finding('filter.ignored', 'nationalities.categoryCode', seen), shows };
    return [...judged.flat(), same];
  },
};

const by = (
  orderBy: CampaignListRequest['orderBy'],
  valueOf: (row: Campaign) => number | null,
) => ({
  request: { orderBy, isDescending: true },
  fits: (rows: readonly Campaign[]) => isOrdered(rows.map(valueOf), true),
});

interface Trial {
  request: CampaignListRequest;
  fits: (rows: readonly Campaign[]) => boolean;
}

function trials(now: number, minimum: number): Record<ApiCapability, Trial> {
  return {
    'advanceFilter.offeringStatus': {
      request: { advanceFilter: { offeringStatus: 'OPEN' } },
      fits: (rows) => rows.every(({ offeredPeriodEndDate: end }) => Date.parse(end) > now),
    },
    'advanceFilter.minAmountPerInvestorUpTo': {
      request: { advanceFilter: { minAmountPerInvestorUpTo: minimum.toFixed(2) } },
      fits: (rows) => rows.every(({ minAmountPerInvestor: least }) => (least ?? 0) <= minimum),
    },
    'orderBy.offeredPeriodStartDate': by('offeredPeriodStartDate', (row) =>
      Date.parse(row.offeredPeriodStartDate),
    ),
    'orderBy.offeredPeriodEndDate': by('offeredPeriodEndDate', (row) =>
      Date.parse(row.offeredPeriodEndDate),
    ),
    'orderBy.totalRaisedAmountPercentageByTotalOffering': by(
      'totalRaisedAmountPercentageByTotalOffering',
      (row) => readPercent(row.totalRaisedAmountPercentageByTotalOffering),
    ),
    'orderBy.minAmountPerInvestor': by('minAmountPerInvestor', (row) => row.minAmountPerInvestor),
    // Before the offering: what the whole would cost at this price, less what is raised.
    'orderBy.preMoneyValuation': by('preMoneyValuation', ({ totalOffering, equityOffered }) =>
      totalOffering && equityOffered ? totalOffering * (100 / equityOffered - 1) : null,
    ),
  };
}

const tried = new WeakMap<Visit, Promise<Set<string>>>();

/** Which of these the API does, whatever the configuration says; tried once. */
export function capabilitiesOf(visit: Visit): Promise<Set<string>> {
  const known = tried.get(visit) ?? tryEach(visit);
  tried.set(visit, known);
  return known;
}

async function tryEach({ client, options, sample }: Visit): Promise<Set<string>> {
  const amounts = sample.newest.flatMap((row) => row.minAmountPerInvestor ?? []);
  const asking = trials(Date.now(), Math.min(...amounts));
  const done = await Promise.all(
    Object.entries(asking).map(async ([name, { request, fits }]) => {
      // Without a known minimum there is nothing to ask for.
      if (amounts.length === 0 && name.endsWith('UpTo')) return [name];
      const advanceFilter = { ...request.advanceFilter, partnerAccountCode: options.code };
      const asked = { ...campaignListDefaults, ...request, rowPerPage: 20, advanceFilter };
      const { value } = await ask(client, () => fetchNewestCampaigns(asked));
      return value && value.data.length > 0 && fits(value.data) ? [name] : [];
    }),
  );
  return new Set(done.flat());
}

export const capabilities: Check = {
  id: 'capabilities',
  title: 'It can what the configuration says (apiCan)',
  run: async (visit) => {
    const claimed = visit.options.config.apiCan ?? [];
    if (claimed.length === 0) return 'apiCan names nothing.';
    if (visit.sample.newest.length === 0) return 'No campaigns to filter.';
    const can = await capabilitiesOf(visit);
    return claimed
      .filter((name) => !can.has(name))
      .map((name) => finding('capability', name, 'the list is not as it asks for'));
  },
};
