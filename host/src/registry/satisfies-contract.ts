import { satisfies } from 'compare-versions';
import { contractVersion } from '@investor-portal/shared/contract/define-remote';

/** Does this host have a contract in the range? A range nobody can read is a contract nobody can meet. */
export function satisfiesContract(range: string): boolean {
  try {
    return satisfies(contractVersion, range);
  } catch {
    return false;
  }
}
