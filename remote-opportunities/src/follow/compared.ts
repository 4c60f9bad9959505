/** More campaigns do not fit side by side. */
export const maxCompared = 3;

/** Reads the guids in `?campaigns=a,b,c`, without duplicates and up to the maximum. */
export function comparedIn(params: URLSearchParams): string[] {
  const guids = (params.get('campaigns') ?? '').split(',').filter((guid) => guid !== '');
  return [...new Set(guids)].slice(0, maxCompared);
}
