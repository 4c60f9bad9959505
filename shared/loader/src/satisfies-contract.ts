import { satisfies } from 'compare-versions';

/** Whether a host's contract is in the range that a release needs. An invalid range is never satisfied. */
export function satisfiesContract(contract: string, range: string): boolean {
  try {
    return satisfies(contract, range);
  } catch {
    return false;
  }
}
