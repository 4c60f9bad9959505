import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';

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
