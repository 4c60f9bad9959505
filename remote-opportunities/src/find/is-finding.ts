/** The parts of an address that say what an investor looks for. */
export const criteriaNames = ['search', 'show', 'sort', 'wallet'] as const;

/** Whether an address looks for something, rather than showing the lists of spec §2. */
export function isFinding(params: URLSearchParams): boolean {
  return criteriaNames.some((name) => params.has(name));
}
