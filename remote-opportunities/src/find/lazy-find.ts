import { lazyComponent } from '@investor-portal/shared/ui/LazyComponent';

/** The query parameters of a search. */
export const searchParameters = ['search', 'show', 'sort', 'wallet'] as const;

/** Whether an address is a search, rather than the lists of spec §2. */
export function isSearch(params: URLSearchParams): boolean {
  return searchParameters.some((name) => params.has(name));
}

/** Loads with the first search: most visits end with the lists. */
export const LazyFindCampaigns = lazyComponent(
  async () => (await import(/* webpackChunkName: "find" */ './FindCampaigns')).FindCampaigns,
);
