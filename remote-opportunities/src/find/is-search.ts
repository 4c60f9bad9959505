export const searchParameters = ['search', 'show', 'sort', 'wallet'] as const;

/** Whether an address is a search instead of one of the lists of spec §2. */
export function isSearch(params: URLSearchParams): boolean {
  return searchParameters.some((name) => params.has(name));
}
