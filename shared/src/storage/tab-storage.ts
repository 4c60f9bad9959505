import { withStorage, type StorageArea } from '@investor-portal/loader/web-storage';
import { knownRuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { sessionClosedAtom } from '@investor-portal/shared/session/page-session';
import { store } from '@investor-portal/shared/session/store';
import { investorArea, sessionArea, type InvestorArea } from '../session-rules/investor-storage';

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
  return withInvestorArea(canStoreInTab() ? 'sessionStorage' : undefined, work);
}

/**
 * The same in local storage, which every tab of this browser shares and which outlives them. Where the session itself
 * ends with the tab (`sessionPersistence`), so does this.
 */
export function withBrowserStorage<T>(work: Work<T>): T | undefined {
  return withInvestorArea(sessionArea(knownRuntimeConfig()?.sessionPersistence), work);
}

function withInvestorArea<T>(area: StorageArea | undefined, work: Work<T>): T | undefined {
  if (!area) return undefined;
  return withStorage(area, (storage) => {
    const investors = investorArea(storage);
    // A late response must not bring back what was removed.
    const isClosed = store.get(sessionClosedAtom);
    return work(isClosed ? { ...investors, setItem: () => undefined } : investors);
  });
}
