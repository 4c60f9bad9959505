/**
 * The prefix of every key that a remote stores for the investor; the six keys of spec §9, which the host stores itself,
 * have none. It is part of the contract: by it a host clears what a remote that was released later has stored.
 */
export const investorPrefix = 'investor:';

/** Keys of remotes that were built before the prefix existed. */
const olderKeys = /^(?:registration$|intention:)/;

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

/** Removes the investor's data from both web storages: everything with the prefix, and the given keys. */
export function forgetInvestorStorage(keys: readonly string[]): void {
  forgetIn([ofTab, ofBrowser], keys);
}

/** Removes the investor's data from this tab only: local storage may already be another investor's. */
export function forgetInvestorTab(): void {
  forgetIn([ofTab], []);
}

function forgetIn(areas: readonly (() => Storage)[], keys: readonly string[]): void {
  for (const areaOf of areas)
    try {
      const area = areaOf();
      for (const key of Object.keys(area))
        if (key.startsWith(investorPrefix) || keys.includes(key) || olderKeys.test(key))
          area.removeItem(key);
    } catch {
      /* blocked, so nothing was stored there */
    }
}
