/** More do not fit side by side. */
export const maxCompared = 3;

/** The guids in `?campaigns=a,b,c`: each once, as many as can be compared. */
export function comparedIn(params: URLSearchParams): string[] {
  const guids = (params.get('campaigns') ?? '').split(',').filter((guid) => guid !== '');
  return [...new Set(guids)].slice(0, maxCompared);
}
