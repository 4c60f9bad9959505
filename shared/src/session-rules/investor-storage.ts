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

const ofTab = () => sessionStorage;
const ofBrowser = () => localStorage;

/**
 * Removes the investor's data from both web storages: everything with the prefix, and the given keys.
 * @param keeps which keys stay all the same.
 */
export function forgetInvestorStorage(
  keys: readonly string[],
  keeps: (key: string) => boolean,
): void {
  forgetIn([ofTab, ofBrowser], keys, keeps);
}

/** Removes the investor's data from this tab only: local storage may already be another investor's. */
export function forgetInvestorTab(): void {
  forgetIn([ofTab], [], isWatchlist);
}

function forgetIn(
  areas: readonly (() => Storage)[],
  keys: readonly string[],
  keeps: (key: string) => boolean,
): void {
  const isInvestors = (key: string) => key.startsWith(investorPrefix) || keys.includes(key);
  for (const areaOf of areas)
    try {
      const area = areaOf();
      for (const key of Object.keys(area))
        if (isInvestors(key) && !keeps(key)) area.removeItem(key);
    } catch {
      /* blocked, so nothing was stored there */
    }
}

/**
 * Whose session is stored. Blocked storage and invalid values count as nobody's. The document's
 * first script picks a canary release by it.
 */
export function storedInvestor(persistence: string | undefined): string | undefined {
  const stored = storedValue(persistence, 'externalCode');
  return typeof stored === 'string' ? stored : undefined;
}

/** What is stored of the session, whoever may use it. */
export function storedValue(persistence: string | undefined, key: string): unknown {
  if (persistence === 'memory') return undefined;
  try {
    const storage = persistence === 'session' ? sessionStorage : localStorage;
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}
