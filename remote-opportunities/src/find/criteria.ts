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

/** Orders that make sense for these campaigns alone: of all campaigns, the one that ends first has ended long ago. */
const onlyFor: Partial<Record<Sort, Show>> = { ending: 'open', opening: 'upcoming' };

/** The capabilities beyond the specification that the API needs for each sort. */
const needs: Partial<Record<Sort, ApiCapability>> = {
  ending: 'orderBy.offeredPeriodEndDate',
  opening: 'orderBy.offeredPeriodStartDate',
  subscribed: 'orderBy.totalRaisedAmountPercentageByTotalOffering',
  minimum: 'orderBy.minAmountPerInvestor',
  valuation: 'orderBy.preMoneyValuation',
};

const can = (capability: ApiCapability) => runtimeConfig().apiCan?.includes(capability) ?? false;

export function showsOffered(): Show[] {
  return can('advanceFilter.offeringStatus') ? [...showValues] : ['all'];
}

/** The orders of these campaigns. None of them changes which campaigns are found. */
export function sortsOffered(show: Show): Sort[] {
  return sortValues.filter((sort) => {
    const need = needs[sort];
    return (need === undefined || can(need)) && (onlyFor[sort] ?? show) === show;
  });
}

export function isWalletOffered(): boolean {
  return can('advanceFilter.minAmountPerInvestorUpTo');
}

const orders: Record<Sort, Pick<CampaignSearch, 'orderBy' | 'isDescending'>> = {
  newest: { orderBy: 'createdOn', isDescending: true },
  ending: { orderBy: 'offeredPeriodEndDate', isDescending: false },
  opening: { orderBy: 'offeredPeriodStartDate', isDescending: false },
  subscribed: { orderBy: 'totalRaisedAmountPercentageByTotalOffering', isDescending: true },
  minimum: { orderBy: 'minAmountPerInvestor', isDescending: false },
  valuation: { orderBy: 'preMoneyValuation', isDescending: false },
};

const statuses = { all: undefined, open: 'OPEN', upcoming: 'UPCOMING' } as const;

/** The API takes 200 characters. */
export const maxSearchLength = 200;

/** What cannot be read, or is not offered, counts as absent. */
export function readCriteria(params: URLSearchParams): Criteria {
  const show = showsOffered().find((value) => value === params.get('show')) ?? 'all';
  return {
    search: (params.get('search') ?? '').slice(0, maxSearchLength),
    show,
    sort: sortFor(show, params.get('sort')),
    wallet: params.get('wallet') === '1' && isWalletOffered(),
  };
}

/** The wanted order if these campaigns have it, else the first one that suits them. */
function sortFor(show: Show, wanted: string | null): Sort {
  return sortsOffered(show).find((sort) => sort === wanted) ?? defaultSort(show);
}

function defaultSort(show: Show): Sort {
  return show === 'upcoming' && sortsOffered(show).includes('opening') ? 'opening' : 'newest';
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

/** Other campaigns, in the same order if the investor has chosen one that they have, too. */
export function withShow(criteria: Criteria, show: Show): Criteria {
  const { sort } = criteria;
  return {
    ...criteria,
    show,
    sort: sortFor(show, sort === defaultSort(criteria.show) ? null : sort),
  };
}

/** All campaigns, in the same order where that is an order of all. */
export function withoutNarrowing({ sort }: Criteria): Criteria {
  return { search: '', show: 'all', sort: sortFor('all', sort), wallet: false };
}

export function isNarrowed({ search, show, wallet }: Criteria): boolean {
  return search.trim() !== '' || show !== 'all' || wallet;
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
    ...orders[sort],
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
