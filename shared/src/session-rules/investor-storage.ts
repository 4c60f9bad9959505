/**
 * Every key that a remote keeps for the investor begins so, besides the six of spec §9 that the host keeps itself. It is
 * part of the contract: a host forgets by it what a remote released later has stored.
 */
export const investorPrefix = 'investor:';

/** Remotes built before there was a prefix. */
const olderKeys = /^(?:registration$|intention:)/;

/** As much of a web storage as a remote needs. */
export type InvestorArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The investor's part of a web storage: names stay as they are for the caller. */
export function investorArea(area: Storage): InvestorArea {
  return {
    getItem: (name) => area.getItem(investorPrefix + name),
    setItem: (name, text) => area.setItem(investorPrefix + name, text),
    removeItem: (name) => area.removeItem(investorPrefix + name),
  };
}

const ofTab = () => sessionStorage;
const ofBrowser = () => localStorage;

/** Removes from both web storages what is the investor's: everything with the prefix, and the keys named here. */
export function forgetInvestorStorage(keys: readonly string[]): void {
  forgetIn([ofTab, ofBrowser], keys);
}

/** Removes what this tab alone keeps for the investor: the other storage may be another's by now. */
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
      /* blocked: nothing was kept there */
    }
}
