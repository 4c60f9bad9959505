import { fromCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { runtimeConfig, type ApiCapability } from '@investor-portal/shared/session/runtime-config';
import type { CampaignSearch } from '../campaign-data/use-campaign-lists';
import { searchParameters } from './is-search';

/*
 * A search, as it is in the page's address: `?search=coffee&show=open&sort=minimum&wallet=1`. The API searches, filters and
 * sorts, so that the result covers all campaigns and not only the loaded pages; what it cannot do is not offered (decision 38).
 */

/** The first is the default. */
export const showValues = ['all', 'open', 'upcoming'] as const;
export type Show = (typeof showValues)[number];

export const sortValues = [
  'newest',
  'ending',
  'opening',
  'subscribed',
  'minimum',
  'valuation',
] as const;
export type Sort = (typeof sortValues)[number];

export interface Criteria {
  /** The text as the investor types it, with spaces at its ends. */
  search: string;
  show: Show;
  sort: Sort;
  /** Only campaigns whose minimum the wallet's balance covers. */
  wallet: boolean;
}

/** Sorts that need a filter: without it, the campaign that opened first has opened long ago. */
const requiredShow: Partial<Record<Sort, Show>> = { ending: 'open', opening: 'upcoming' };

type Choice = Show | Sort | 'wallet';

/** What a choice takes of the API beyond the specification. */
const needs: Partial<Record<Choice, readonly ApiCapability[]>> = {
  open: ['advanceFilter.offeringStatus'],
  upcoming: ['advanceFilter.offeringStatus'],
  opening: ['advanceFilter.offeringStatus', 'orderBy.offeredPeriodStartDate'],
  subscribed: ['orderBy.totalRaisedAmountPercentageByTotalOffering'],
  minimum: ['orderBy.minAmountPerInvestor'],
  valuation: ['orderBy.preMoneyValuation'],
  wallet: ['advanceFilter.minAmountPerInvestorUpTo'],
};

export function isOffered(choice: Choice): boolean {
  const can = runtimeConfig().apiCan ?? [];
  return (needs[choice] ?? []).every((needed) => can.includes(needed));
}

const requests: Record<Sort, CampaignSearch> = {
  newest: { list: 'newest', orderBy: 'createdOn', isDescending: true },
  // Open campaigns in this order are a list of the specification's.
  ending: { list: 'expiring' },
  opening: { list: 'newest', orderBy: 'offeredPeriodStartDate', isDescending: false },
  subscribed: {
    list: 'newest',
    orderBy: 'totalRaisedAmountPercentageByTotalOffering',
    isDescending: true,
  },
  minimum: { list: 'newest', orderBy: 'minAmountPerInvestor', isDescending: false },
  valuation: { list: 'newest', orderBy: 'preMoneyValuation', isDescending: false },
};

const statuses = { all: undefined, open: 'OPEN', upcoming: 'UPCOMING' } as const;

/** The API takes 200 characters. */
export const maxSearchLength = 200;

/** What cannot be read, or is not offered, counts as absent. */
export function readCriteria(params: URLSearchParams): Criteria {
  const sort = sortValues.find((value) => value === params.get('sort') && isOffered(value));
  const show =
    showValues.find((value) => value === params.get('show') && isOffered(value)) ??
    showFor(sort) ??
    'all';
  return {
    search: (params.get('search') ?? '').slice(0, maxSearchLength),
    show,
    sort: sort && (showFor(sort) ?? show) === show ? sort : defaultSort(show),
    wallet: params.get('wallet') === '1' && isOffered('wallet'),
  };
}

function defaultSort(show: Show): Sort {
  return show === 'upcoming' && isOffered('opening') ? 'opening' : 'newest';
}

/** Which campaigns an order is for, where that can be chosen. */
function showFor(sort: Sort | undefined): Show | undefined {
  const show = sort && requiredShow[sort];
  return show && isOffered(show) ? show : undefined;
}

/** The address without the search; the chosen tab stays. */
export function withoutCriteria(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of searchParameters) next.delete(name);
  return next;
}

/** The address with these criteria, without the defaults. `search` always stays: it marks the address as a search. */
export function withCriteria(params: URLSearchParams, criteria: Criteria): URLSearchParams {
  const { search, show, sort, wallet } = criteria;
  const next = withoutCriteria(params);
  next.set('search', search);
  if (show !== 'all') next.set('show', show);
  if (sort !== defaultSort(show)) next.set('sort', sort);
  if (wallet) next.set('wallet', '1');
  return next;
}

export function withShow(criteria: Criteria, show: Show): Criteria {
  const { sort } = criteria;
  const fits =
    show === criteria.show || (sort !== defaultSort(criteria.show) && !requiredShow[sort]);
  return { ...criteria, show, sort: fits ? sort : defaultSort(show) };
}

export function withSort(criteria: Criteria, sort: Sort): Criteria {
  return { ...criteria, sort, show: showFor(sort) ?? criteria.show };
}

/** All campaigns, in the same order where that is an order of all. */
export function withoutNarrowing({ sort }: Criteria): Criteria {
  return { search: '', show: 'all', sort: requiredShow[sort] ? 'newest' : sort, wallet: false };
}

export function isNarrowed({ search, show, sort, wallet }: Criteria): boolean {
  return search.trim() !== '' || show !== 'all' || requiredShow[sort] !== undefined || wallet;
}

/**
 * What a search asks the API for.
 * @param balance of the wallet; null when it is unknown, which leaves that criterion out.
 */
export function findRequest(
  { search, show, sort, wallet }: Criteria,
  balance: Centavos | null,
): CampaignSearch {
  const offeringStatus = statuses[show];
  return {
    ...requests[sort],
    search: search.trim(),
    advanceFilter: {
      ...(offeringStatus && { offeringStatus }),
      ...(wallet &&
        balance !== null && {
          minAmountPerInvestorUpTo: fromCentavos(balance).toFixed(2),
        }),
    },
  };
}
