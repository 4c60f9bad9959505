import { fetchAccountActivity } from '@investor-portal/shared/partner-api/contract/account-activities';
import {
  fetchNewestCampaigns,
  type Campaign,
} from '@investor-portal/shared/partner-api/contract/campaigns';
import {
  campaignListDefaults,
  type CampaignListRequest,
} from '@investor-portal/shared/partner-api/contract/list-request';
import { isEnded } from '@investor-portal/shared/rules/dates';
import { readPercent } from '@investor-portal/shared/rules/percent';
import type { ApiCapability } from '@investor-portal/shared/session/runtime-config';
import { parseInstant } from '@investor-portal/shared/rules/wire-date';
import { ask } from '../client/ask';
import type { PagedList } from '../reading/lists';
import type { Check, CheckRun } from './check';
import { finding } from './consequences';
import { isOrdered } from './lists';
import { perCause } from './per-cause';

const nobody = 'check-api-nobody';

export const filters: Check = {
  id: 'filters',
  title: 'advanceFilter and dates are obeyed',
  run: async ({ client, sample: { lists, user, nationalities } }) => {
    const rowsOf =
      <Row extends { guid: string }>(list: PagedList<Row>, advanceFilter: object) =>
      async (): Promise<readonly unknown[]> =>
        (await list.page(1, { advanceFilter })).data;
    const days = { startDate: '1990-01-01', endDate: '1990-01-02' };
    const period = { investorAccountId: user?.accountId ?? '', ...days };
    const tried: [subject: string, find: () => Promise<readonly unknown[]>, shows: string][] = [
      [
        'newestCampaigns.partnerAccountCode',
        rowsOf(lists.newestCampaigns, { partnerAccountCode: nobody }),
        "The list shows other partners' campaigns.",
      ],
      [
        'commitments.calibratedCommitmentStatus',
        rowsOf(lists.commitments, { calibratedCommitmentStatus: nobody }),
        'Successful Commitments shows commitments that were not successful.',
      ],
      [
        'accountActivity.startDate',
        async () => (await fetchAccountActivity(period)).transactions,
        'The account activity shows other days than the investor chose.',
      ],
    ];
    const judged = await Promise.all(
      tried.map(async ([subject, find, shows]) => {
        const { value = [] } = await ask(client, find);
        const seen = `${value.length} rows for a value that no row has`;
        return value.length > 0 ? [{ ...finding('filter.ignored', subject, seen), shows }] : [];
      }),
    );
    const { first, others } = nationalities;
    if (!first || !others || first.length === 0 || JSON.stringify(first) !== JSON.stringify(others))
      return judged.flat();
    const seen = 'DEF and OTH bring the same list';
    const shows = 'Investors whose nationality is not in the first list cannot choose it.';
    const same = { ...finding('filter.ignored', 'nationalities.categoryCode', seen), shows };
    return [...judged.flat(), same];
  },
};

type Ability = 'does' | 'ignores' | 'unknown';

interface Trial {
  request: CampaignListRequest;
  fits: (rows: readonly Campaign[]) => boolean;
  /** The request with the opposite order, for a request with an order. */
  reverse?: CampaignListRequest;
}

const by = (
  orderBy: CampaignListRequest['orderBy'],
  valueOf: (row: Campaign) => number | null,
): Trial => ({
  request: { orderBy, isDescending: true },
  fits: (rows) => isOrdered(rows.map(valueOf), true),
  reverse: { orderBy, isDescending: false },
});

/** @param minimum a minimum investment that some campaigns have and other campaigns exceed, if possible. */
function trials(now: number, minimum: number): Record<ApiCapability, Trial> {
  return {
    'advanceFilter.offeringStatus': {
      request: { advanceFilter: { offeringStatus: 'OPEN' } },
      fits: (rows) => rows.every(({ offeredPeriodEndDate: end }) => !isEnded(end, now)),
    },
    'advanceFilter.minAmountPerInvestorUpTo': {
      request: { advanceFilter: { minAmountPerInvestorUpTo: minimum.toFixed(2) } },
      fits: (rows) => rows.every(({ minAmountPerInvestor: least }) => (least ?? 0) <= minimum),
    },
    'orderBy.offeredPeriodStartDate': by('offeredPeriodStartDate', (row) =>
      parseInstant(row.offeredPeriodStartDate),
    ),
    'orderBy.offeredPeriodEndDate': by('offeredPeriodEndDate', (row) =>
      parseInstant(row.offeredPeriodEndDate),
    ),
    'orderBy.totalRaisedAmountPercentageByTotalOffering': by(
      'totalRaisedAmountPercentageByTotalOffering',
      (row) => readPercent(row.totalRaisedAmountPercentageByTotalOffering),
    ),
    'orderBy.minAmountPerInvestor': by('minAmountPerInvestor', (row) => row.minAmountPerInvestor),
    // The pre-money valuation is the price of the whole company at this share price, minus the amount to raise.
    'orderBy.preMoneyValuation': by('preMoneyValuation', ({ totalOffering, equityOffered }) =>
      totalOffering && equityOffered ? totalOffering * (100 / equityOffered - 1) : null,
    ),
  };
}

/** Returns which capabilities the API has, independent of the configuration. */
async function abilitiesOf({
  client,
  options,
  sample,
}: CheckRun): Promise<ReadonlyMap<string, Ability>> {
  const rowsOf = async (request: CampaignListRequest) => {
    const advanceFilter = { ...request.advanceFilter, partnerAccountCode: options.code };
    const asked = { ...campaignListDefaults, ...request, rowPerPage: 20, advanceFilter };
    return (await ask(client, () => fetchNewestCampaigns(asked))).value?.data;
  };
  const plain = (await rowsOf({})) ?? sample.newest;
  const amounts = plain.flatMap((row) => row.minAmountPerInvestor ?? []);
  const abilities = await Promise.all(
    Object.entries(trials(Date.now(), Math.min(...amounts))).map(
      async ([name, { request, fits, reverse }]): Promise<[string, Ability]> => {
        // If the list matches even without the filter, the test cannot show whether the API ignores the filter.
        if (!reverse && fits(plain)) return [name, 'unknown'];
        const [rows, reversed] = await Promise.all([rowsOf(request), reverse && rowsOf(reverse)]);
        if (!rows || rows.length === 0) return [name, 'unknown'];
        if (!fits(rows)) return [name, 'ignores'];
        const isReversed = !reversed || !fits(reversed) || reversed.length < 2;
        return [name, isReversed ? 'does' : 'unknown'];
      },
    ),
  );
  return new Map(abilities);
}

export const capabilities: Check = {
  id: 'capabilities',
  title: 'It does what the configuration says (apiCan)',
  run: async (context) => {
    const claimed = context.options.config.apiCan ?? [];
    if (claimed.length === 0) return 'apiCan names nothing.';
    if (context.sample.newest.length === 0) return 'There are no campaigns to filter.';
    const abilities = await abilitiesOf(context);
    return perCause(
      claimed
        .filter((name) => abilities.get(name) === 'ignores')
        .map((name) => finding('capability', name, 'the list is not as the request asks for')),
    );
  },
};
