import type { Visitor } from '@investor-portal/registry/choose';
import { withStorage, type StorageArea } from '@investor-portal/loader/web-storage';

/** Part of the contract, because a host uses it to clear the data of remotes that are newer than the host. */
export const investorPrefix = 'investor:';

/** A watchlist stays in this browser until its investor signs out, even while another investor is signed in (decision 39). */
export function isWatchlist(key: string): boolean {
  return key.startsWith(watchlistOf(''));
}

export function watchlistOf(investor: string): string {
  return `${investorPrefix}watchlist:${investor}`;
}

export function pictureLinkName(key: string): string {
  return `picture:${key}`;
}

export type InvestorArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function investorArea(area: Storage): InvestorArea {
  return {
    getItem: (name) => area.getItem(investorPrefix + name),
    setItem: (name, text) => area.setItem(investorPrefix + name, text),
    removeItem: (name) => area.removeItem(investorPrefix + name),
  };
}

/** Local storage may already belong to a different investor. */
export function forgetInvestorTab(): void {
  forgetInvestorStorage([], isWatchlist, ['sessionStorage']);
}

export function forgetInvestorStorage(
  keys: readonly string[],
  keeps: (key: string) => boolean,
  areas: readonly StorageArea[] = ['sessionStorage', 'localStorage'],
): void {
  const isOwnedByInvestor = (key: string) => key.startsWith(investorPrefix) || keys.includes(key);
  for (const area of areas)
    withStorage(area, (storage) => {
      for (const key of Object.keys(storage))
        if (isOwnedByInvestor(key) && !keeps(key)) storage.removeItem(key);
    });
}

/** Returns where the session is stored, or undefined if it must not outlive the page (`sessionPersistence`). */
export function sessionArea(persistence = 'local'): StorageArea | undefined {
  if (persistence === 'memory') return undefined;
  return persistence === 'session' ? 'sessionStorage' : 'localStorage';
}

export function storedInvestor(persistence: string | undefined): string | undefined {
  const stored = storedValue(persistence, 'externalCode');
  return typeof stored === 'string' ? stored : undefined;
}

/** A page chooses releases by this visitor before the hand-over. */
export function storedVisitor(persistence: string | undefined): Visitor | undefined {
  const reference = storedInvestor(persistence);
  if (reference === undefined) return undefined;
  const { cohort } = Object(storedValue(persistence, 'external')) as { cohort?: unknown };
  return { reference, cohort: typeof cohort === 'string' ? cohort : undefined };
}

export function storedValue(persistence: string | undefined, key: string): unknown {
  const area = sessionArea(persistence);
  const read = (storage: Storage): unknown => JSON.parse(storage.getItem(key) ?? 'null');
  return area && withStorage(area, read);
}
