import { fetchAccountActivity } from '@investor-portal/shared/partner-api/account-activities';
import { fetchNewestCampaigns, type Campaign } from '@investor-portal/shared/partner-api/campaigns';
import {
  campaignListDefaults,
  type CampaignListRequest,
} from '@investor-portal/shared/partner-api/list-request';
import type { ApiCapability } from '@investor-portal/shared/session/runtime-config';
import { ask } from '../client/ask';
import type { Finding } from '../model/finding';
import type { Check, Visit } from './check';
import { finding } from './consequences';
import { isOrdered } from './lists';

const ignored = (place: string, seen: string, shows: string): Finding => ({
  id: 'filter.ignored',
  place,
  severity: 'less',
  seen,
  shows,
});

const nobody = 'check-api-nobody';

export const filters: Check = {
  id: 'filters',
  title: 'advanceFilter and dates filter',
  run: async (visit) => {
    const { client, sample } = visit;
    const { lists } = sample;
    const rowsOf = async (fetcher: () => Promise<{ data: readonly unknown[] }>) =>
      (await ask(client, fetcher)).value?.data.length ?? 0;
    const [partner, investor, calibrated, activity] = await Promise.all([
      rowsOf(() =>
        lists.newestCampaigns.page(1, { advanceFilter: { partnerAccountCode: nobody } }),
      ),
      rowsOf(() => lists.stockMemos.page(1, { advanceFilter: { investorAccountId: nobody } })),
      rowsOf(() =>
        lists.commitments.page(1, { advanceFilter: { calibratedCommitmentStatus: nobody } }),
      ),
      ask(client, () =>
        fetchAccountActivity({
          investorAccountId: sample.user?.accountId ?? '',
          startDate: '1990-01-01',
          endDate: '1990-01-02',
        }),
      ),
    ]);
    const findings: Finding[] = [];
    const judge = (rows: number, place: string, shows: string) => {
      if (rows > 0)
        findings.push(ignored(place, `${rows} rows for a value that nobody has`, shows));
    };
    judge(partner, 'newestCampaigns.partnerAccountCode', "Other partners' campaigns are listed.");
    judge(
      investor,
      'stockMemos.investorAccountId',
      'Nothing while the token decides whose rows come.',
    );
    judge(
      calibrated,
      'commitments.calibratedCommitmentStatus',
      'Successful Commitments lists those that were not.',
    );
    judge(
      activity.value?.transactions.length ?? 0,
      'accountActivity.startDate',
      'The account activity is not of the days that were chosen.',
    );
    const { first, others } = sample.nationalities;
    if (first && others && JSON.stringify(first) === JSON.stringify(others))
      findings.push(
        ignored(
          'nationalities.categoryCode',
          'DEF and OTH bring the same list',
          'Whose nationality is another chooses among the same few.',
        ),
      );
    return findings;
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
    'orderBy.totalRaisedAmountPercentageByTotalOffering': by(
      'totalRaisedAmountPercentageByTotalOffering',
      (row) =>
        Number.parseFloat(row.totalRaisedAmountPercentageByTotalOffering.replaceAll(',', '')),
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
