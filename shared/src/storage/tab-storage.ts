import { knownRuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { sessionClosedAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { investorArea, type InvestorArea } from '../session-rules/investor-storage';

type Work<T> = (area: InvestorArea) => T;

/** Whether anything of the investor may outlive the page: a platform may forbid storing it. */
export function canStoreInTab(): boolean {
  return knownRuntimeConfig()?.sessionPersistence !== 'memory';
}

/**
 * Works on the investor's data in session storage: it survives a reload and ends with the tab. Keys get the investor's
 * prefix, so that sign-out removes them; after sign-out nothing is written.
 *
 * Undefined where nothing may be stored, and where a browser blocks storage for embedded pages or has no room left: the
 * page's own memory is then all there is.
 */
export function withTabStorage<T>(work: Work<T>): T | undefined {
  return canStoreInTab() ? attempt(() => sessionStorage, work) : undefined;
}

/**
 * The same in local storage, which every tab of this browser shares and which outlives them. Where the session itself
 * ends with the tab (`sessionPersistence`), so does this.
 */
export function withBrowserStorage<T>(work: Work<T>): T | undefined {
  if (knownRuntimeConfig()?.sessionPersistence === 'session') return withTabStorage(work);
  return canStoreInTab() ? attempt(() => localStorage, work) : undefined;
}

function attempt<T>(areaOf: () => Storage, work: Work<T>): T | undefined {
  try {
    const area = investorArea(areaOf());
    // A late response must not bring back what was removed.
    return work(store.get(sessionClosedAtom) ? { ...area, setItem: () => undefined } : area);
  } catch {
    return undefined;
  }
}
