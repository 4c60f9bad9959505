import type { Visitor } from '@investor-portal/registry/choose';
import { withStorage, type StorageArea } from '@investor-portal/loader/web-storage';

/**
 * The prefix of every key that a remote stores for the investor; the six keys of spec §9, which the host stores itself,
 * have none. It is part of the contract: by it a host clears what a remote that was released later has stored.
 */
export const investorPrefix = 'investor:';

/** A watchlist waits in this browser until its investor signs out, also while somebody else is signed in (decision 39). */
export function isWatchlist(key: string): boolean {
  return key.startsWith(watchlistOf(''));
}

export function watchlistOf(investor: string): string {
  return `${investorPrefix}watchlist:${investor}`;
}

/** Names the link of a picture in the tab's storage (shared/src/hooks/use-file-picture.ts). */
export function pictureLinkName(key: string): string {
  return `picture:${key}`;
}

/** The part of web storage that a remote needs. */
export type InvestorArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Adds the prefix to every key, so that callers use plain names. */
export function investorArea(area: Storage): InvestorArea {
  return {
    getItem: (name) => area.getItem(investorPrefix + name),
    setItem: (name, text) => area.setItem(investorPrefix + name, text),
    removeItem: (name) => area.removeItem(investorPrefix + name),
  };
}

/**
 * Removes the investor's data from both web storages: everything with the prefix, and the given keys.
 * @param keeps which keys stay all the same.
 */
export function forgetInvestorStorage(
  keys: readonly string[],
  keeps: (key: string) => boolean,
): void {
  forgetIn(['sessionStorage', 'localStorage'], keys, keeps);
}

/** Removes the investor's data from this tab only: local storage may already be another investor's. */
export function forgetInvestorTab(): void {
  forgetIn(['sessionStorage'], [], isWatchlist);
}

function forgetIn(
  areas: readonly StorageArea[],
  keys: readonly string[],
  keeps: (key: string) => boolean,
): void {
  const isInvestors = (key: string) => key.startsWith(investorPrefix) || keys.includes(key);
  for (const area of areas)
    withStorage(area, (storage) => {
      for (const key of Object.keys(storage))
        if (isInvestors(key) && !keeps(key)) storage.removeItem(key);
    });
}

/** Where the session is stored; undefined if nothing of it may outlive the page (`sessionPersistence`). */
export function sessionArea(persistence = 'local'): StorageArea | undefined {
  if (persistence === 'memory') return undefined;
  return persistence === 'session' ? 'sessionStorage' : 'localStorage';
}

/**
 * Whose session is stored. Blocked storage and invalid values count as nobody's.
 */
export function storedInvestor(persistence: string | undefined): string | undefined {
  const stored = storedValue(persistence, 'externalCode');
  return typeof stored === 'string' ? stored : undefined;
}

/** The visitor whose session is stored, by which a page chooses releases before anybody is handed over. */
export function storedVisitor(persistence: string | undefined): Visitor | undefined {
  const reference = storedInvestor(persistence);
  const external = storedValue(persistence, 'external') as { cohort?: unknown } | null | undefined;
  const cohort = external?.cohort;
  return reference === undefined
    ? undefined
    : { reference, cohort: typeof cohort === 'string' ? cohort : undefined };
}

/** What is stored of the session, whoever may use it. */
export function storedValue(persistence: string | undefined, key: string): unknown {
  const area = sessionArea(persistence);
  const read = (storage: Storage): unknown => JSON.parse(storage.getItem(key) ?? 'null');
  return area && withStorage(area, read);
}
