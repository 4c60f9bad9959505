import { fromCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { runtimeConfig, type ApiCapability } from '@investor-portal/shared/session/runtime-config';
import type { CampaignSearch } from '../campaign-data/use-campaign-lists';
import { searchParameters } from './is-search';

/*
 * A search is in the page's address: `?search=coffee&show=open&sort=minimum&wallet=1`. The API applies it, so the
 * result covers all campaigns. Criteria that the API does not support are not offered (decision 38).
 */

/** The first value is the default. */
export const showValues = ['all', 'open', 'upcoming'] as const;
export type ShowFilter = (typeof showValues)[number];

export const sortValues = [
  'newest',
  'ending',
  'opening',
  'subscribed',
  'minimum',
  'valuation',
] as const;
export type SortOrder = (typeof sortValues)[number];

export interface Criteria {
  /** The text as the investor types it, with spaces at its ends. */
  search: string;
  show: ShowFilter;
  sort: SortOrder;
  wallet: boolean;
}

/** Some orders make sense only for open or upcoming campaigns. Among all campaigns, the first to end ended long ago. */
const onlyFor: Partial<Record<SortOrder, ShowFilter>> = { ending: 'open', opening: 'upcoming' };

/** The capability beyond the specification that each order needs. */
const needs: Partial<Record<SortOrder, ApiCapability>> = {
  ending: 'orderBy.offeredPeriodEndDate',
  opening: 'orderBy.offeredPeriodStartDate',
  subscribed: 'orderBy.totalRaisedAmountPercentageByTotalOffering',
  minimum: 'orderBy.minAmountPerInvestor',
  valuation: 'orderBy.preMoneyValuation',
};

const can = (capability: ApiCapability) => runtimeConfig().apiCan?.includes(capability) ?? false;

export function offeredShowFilters(): ShowFilter[] {
  return can('advanceFilter.offeringStatus') ? [...showValues] : ['all'];
}

/** Lists the orders for the shown campaigns. An order never changes which campaigns are found. */
export function offeredSortOrders(show: ShowFilter): SortOrder[] {
  return sortValues.filter((sort) => {
    const need = needs[sort];
    return (need === undefined || can(need)) && (onlyFor[sort] ?? show) === show;
  });
}

export function isWalletOffered(): boolean {
  return can('advanceFilter.minAmountPerInvestorUpTo');
}

const orders: Record<SortOrder, Pick<CampaignSearch, 'orderBy' | 'isDescending'>> = {
  newest: { orderBy: 'createdOn', isDescending: true },
  ending: { orderBy: 'offeredPeriodEndDate', isDescending: false },
  opening: { orderBy: 'offeredPeriodStartDate', isDescending: false },
  subscribed: { orderBy: 'totalRaisedAmountPercentageByTotalOffering', isDescending: true },
  minimum: { orderBy: 'minAmountPerInvestor', isDescending: false },
  valuation: { orderBy: 'preMoneyValuation', isDescending: false },
};

const statuses = { all: undefined, open: 'OPEN', upcoming: 'UPCOMING' } as const;

/** The API accepts at most 200 characters. */
export const maxSearchLength = 200;

/** Values that cannot be read or are not offered count as absent. */
export function readCriteria(params: URLSearchParams): Criteria {
  const show = offeredShowFilters().find((value) => value === params.get('show')) ?? 'all';
  return {
    search: (params.get('search') ?? '').slice(0, maxSearchLength),
    show,
    sort: sortFor(show, params.get('sort')),
    wallet: params.get('wallet') === '1' && isWalletOffered(),
  };
}

function sortFor(show: ShowFilter, wanted: string | null): SortOrder {
  return offeredSortOrders(show).find((sort) => sort === wanted) ?? defaultSort(show);
}

function defaultSort(show: ShowFilter): SortOrder {
  return show === 'upcoming' && offeredSortOrders(show).includes('opening') ? 'opening' : 'newest';
}

export function withoutCriteria(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of searchParameters) next.delete(name);
  return next;
}

/** Leaves out defaults, except that `search` always stays, because it marks the address as a search. */
export function withCriteria(params: URLSearchParams, criteria: Criteria): URLSearchParams {
  const { search, show, sort, wallet } = criteria;
  const next = withoutCriteria(params);
  next.set('search', search);
  if (show !== 'all') next.set('show', show);
  if (sort !== defaultSort(show)) next.set('sort', sort);
  if (wallet) next.set('wallet', '1');
  return next;
}

/** Keeps an order that the investor chose, if it is offered for the newly shown campaigns. */
export function withShow(criteria: Criteria, show: ShowFilter): Criteria {
  const { sort } = criteria;
  return {
    ...criteria,
    show,
    sort: sortFor(show, sort === defaultSort(criteria.show) ? null : sort),
  };
}

export function withoutNarrowing({ sort }: Criteria): Criteria {
  return { search: '', show: 'all', sort: sortFor('all', sort), wallet: false };
}

export function isNarrowed({ search, show, wallet }: Criteria): boolean {
  return search.trim() !== '' || show !== 'all' || wallet;
}

/** @param balance the wallet's balance. Null leaves out that criterion, because the balance is unknown. */
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
          // An overdrawn wallet can pay for no minimum, and the API may refuse a negative limit.
          minAmountPerInvestorUpTo: Math.max(0, fromCentavos(balance)).toFixed(2),
        }),
    },
  };
}
