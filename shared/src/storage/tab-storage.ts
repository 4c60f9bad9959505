import { knownRuntimeConfig } from '@investor-portal/shared/session/runtime-config';
import { sessionClosedAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { investorArea, type InvestorArea } from '../session-rules/investor-storage';

type Work<T> = (area: InvestorArea) => T;

/** Whether this tab may keep anything of the investor beyond the page: a platform may want nothing stored. */
export function tabKeeps(): boolean {
  return knownRuntimeConfig()?.sessionPersistence !== 'memory';
}

/**
 * What this tab keeps for the investor: it survives a reload, and ends with the tab. Names get the investor's prefix, so
 * that it is gone at sign-out.
 *
 * Undefined where nothing may be stored, and where a browser blocks storage for embedded pages or has no room: what the
 * page knows is then all there is. After sign-out nothing is written any more.
 */
export function inTab<T>(work: Work<T>): T | undefined {
  return tabKeeps() ? attempt(() => sessionStorage, work) : undefined;
}

/**
 * The same, kept for every tab of this browser and after this one is closed; where the session itself ends with the tab
 * (`sessionPersistence`), so does this.
 */
export function inBrowser<T>(work: Work<T>): T | undefined {
  if (knownRuntimeConfig()?.sessionPersistence === 'session') return inTab(work);
  return tabKeeps() ? attempt(() => localStorage, work) : undefined;
}

function attempt<T>(areaOf: () => Storage, work: Work<T>): T | undefined {
  try {
    const area = investorArea(areaOf());
    // A late answer must not bring back what has been forgotten.
    return work(store.get(sessionClosedAtom) ? { ...area, setItem: () => undefined } : area);
  } catch {
    return undefined;
  }
}
