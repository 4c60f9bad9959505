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

declare const PORTAL_CORE: string | undefined;

/**
 * The key under which this build shares its core, a hash of the core's code; undefined in development, where each
 * application runs its own and follows its changes (decision 91). The build defines it (scripts/build/core).
 */
export const coreKey = typeof PORTAL_CORE === 'string' ? PORTAL_CORE : undefined;
