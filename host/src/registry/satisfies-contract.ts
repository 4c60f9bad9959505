import { satisfies } from 'compare-versions';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';

/** Whether this host's contract is in the range. An invalid range is never satisfied. */
export function satisfiesContract(range: string): boolean {
  try {
    return satisfies(contractVersion, range);
  } catch {
    return false;
  }
}
