import { withStorage, type StorageArea } from '@investor-portal/loader/web-storage';
import { knownRuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { sessionClosedAtom } from '@investor-portal/shared/session/page-session';
import { store } from '@investor-portal/shared/session/store';
import { investorArea, sessionArea, type InvestorArea } from '../session-rules/investor-storage';

const ignore = () => undefined;

type Work<T> = (area: InvestorArea) => T;

/** A platform may forbid that data of the investor outlives the page. */
export function mayStoreInTab(): boolean {
  return knownRuntimeConfig()?.sessionPersistence !== 'memory';
}

/** The browser may block storage for embedded pages. */
export function canStoreInTab(): boolean {
  const isStored = withTabStorage((area) => {
    area.setItem('probe', '');
    area.removeItem('probe');
    return true;
  });
  return isStored ?? false;
}

// Session storage survives a reload and ends with the tab. Keys get the investor's prefix, so that sign-out removes them. Returns
// undefined if nothing can be stored, and the caller has only the page's memory.
export function withTabStorage<T>(work: Work<T>): T | undefined {
  return withInvestorArea(mayStoreInTab() ? 'sessionStorage' : undefined, work);
}

export function withBrowserStorage<T>(work: Work<T>): T | undefined {
  return withInvestorArea(sessionArea(knownRuntimeConfig()?.sessionPersistence), work);
}

function withInvestorArea<T>(area: StorageArea | undefined, work: Work<T>): T | undefined {
  if (!area) return undefined;
  return withStorage(area, (storage) => {
    const investors = investorArea(storage);
    // A late response must neither restore removed data nor remove data that the next investor has stored.
    const isClosed = store.get(sessionClosedAtom);
    return work(isClosed ? { ...investors, setItem: ignore, removeItem: ignore } : investors);
  });
}
