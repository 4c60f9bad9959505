import { satisfies } from 'compare-versions';

/** Whether a contract version is in a semver range. Returns false for an invalid range. */
export function satisfiesContract(contract: string, range: string): boolean {
  try {
    return satisfies(contract, range);
  } catch {
    return false;
  }
}
