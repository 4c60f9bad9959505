import * as v from 'valibot';
import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import type { withBrowserStorage } from './tab-storage';

/** The investor's data as JSON, by key. The page's memory holds what storage does not take. */
export function storedData(withArea: typeof withBrowserStorage) {
  const inMemory = new InvestorMemory<string>();
  return {
    read<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
      // Storage had no room for this page's latest value, so that value is in memory.
      const text = inMemory.get(key) ?? withArea((area) => area.getItem(key));
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
      return parsed.success ? parsed.output : null;
    },
    write(key: string, value: unknown): void {
      const text = JSON.stringify(value);
      const isStored = withArea((area) => {
        area.setItem(key, text);
        return true;
      });
      // A copy in memory would hide what another tab stores later.
      if (isStored) inMemory.delete(key);
      else inMemory.set(key, text);
    },
    remove(key: string): void {
      inMemory.delete(key);
      withArea((area) => area.removeItem(key));
    },
  };
}

/** Holds data that may not or cannot be stored. It is emptied when the investor changes or signs out. */
export class InvestorMemory<T> extends Map<string, T> {
  #isWatching = false;

  override set(key: string, value: T): this {
    this.#watch();
    return super.set(key, value);
  }

  // The first use of this atom reads the stored session, which must not happen when a module of the first screen is loaded,
  // because the page may have to wait for a hand-over (readings S8).
  #watch(): void {
    if (this.#isWatching) return;
    this.#isWatching = true;
    const ownerNow = () => store.get(externalAtom)?.externalReferenceCode;
    let owner = ownerNow();
    store.sub(externalAtom, () => {
      if (owner !== ownerNow()) this.clear();
      owner = ownerNow();
    });
  }
}
