import type { CampaignListRequest } from '@investor-portal/shared/partner-api/list-request';
import { fromCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { searchParameters } from './is-search';

/*
 * A search, as it is in the page's address: `?search=coffee&show=open&sort=minimum&wallet=1`. The API searches, filters and
 * sorts, so that the result covers all campaigns and not only the loaded pages (decision 38).
 */

/** The first is the default. */
export const showValues = ['all', 'open', 'upcoming'] as const;
export type Show = (typeof showValues)[number];

export const sortValues = ['newest', 'ending', 'opening', 'subscribed', 'minimum'] as const;
export type Sort = (typeof sortValues)[number];

export interface Criteria {
  /** As the investor types it, with spaces at its ends. */
  search: string;
  show: Show;
  sort: Sort;
  /** Only campaigns whose minimum the wallet's balance covers. */
  wallet: boolean;
}

const defaultSorts: Record<Show, Sort> = { all: 'newest', open: 'ending', upcoming: 'opening' };
/** Sorts that need a filter: without it, the campaign that ends first has ended already. */
const requiredShow: Partial<Record<Sort, Show>> = { ending: 'open', opening: 'upcoming' };

const orders: Record<Sort, Pick<CampaignListRequest, 'orderBy' | 'isDescending'>> = {
  newest: { orderBy: 'createdOn', isDescending: true },
  ending: { orderBy: 'offeredPeriodEndDate', isDescending: false },
  opening: { orderBy: 'offeredPeriodStartDate', isDescending: false },
  subscribed: { orderBy: 'totalRaisedAmountPercentageByTotalOffering', isDescending: true },
  minimum: { orderBy: 'minAmountPerInvestor', isDescending: false },
};

const statuses = { all: undefined, open: 'OPEN', upcoming: 'UPCOMING' } as const;

/** The API takes 200 characters. */
export const maxSearchLength = 200;

/** What cannot be read counts as absent. */
export function readCriteria(params: URLSearchParams): Criteria {
  const sort = sortValues.find((value) => value === params.get('sort'));
  const show =
    showValues.find((value) => value === params.get('show')) ??
    (sort && requiredShow[sort]) ??
    'all';
  return {
    search: (params.get('search') ?? '').slice(0, maxSearchLength),
    show,
    sort: sort && (requiredShow[sort] ?? show) === show ? sort : defaultSorts[show],
    wallet: params.get('wallet') === '1',
  };
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
  if (sort !== defaultSorts[show]) next.set('sort', sort);
  if (wallet) next.set('wallet', '1');
  return next;
}

export function withShow(criteria: Criteria, show: Show): Criteria {
  const { sort } = criteria;
  const fits =
    show === criteria.show || (sort !== defaultSorts[criteria.show] && !requiredShow[sort]);
  return { ...criteria, show, sort: fits ? sort : defaultSorts[show] };
}

export function withSort(criteria: Criteria, sort: Sort): Criteria {
  return { ...criteria, sort, show: requiredShow[sort] ?? criteria.show };
}

export function isNarrowed({ search, show, wallet }: Criteria): boolean {
  return search.trim() !== '' || show !== 'all' || wallet;
}

/**
 * The part of the list request that differs from the default list's.
 * @param balance of the wallet; null when it is unknown, which leaves that criterion out.
 */
export function findRequest(
  { search, show, sort, wallet }: Criteria,
  balance: Centavos | null,
): Partial<CampaignListRequest> {
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
