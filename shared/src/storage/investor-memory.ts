import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';

/** Holds data that may not or cannot be stored. It is emptied when the investor changes or signs out. */
export function investorMemory<T>(): Map<string, T> {
  const memory = new Map<string, T>();
  const ownerNow = () => store.get(externalAtom)?.externalReferenceCode;
  let owner = ownerNow();
  store.sub(externalAtom, () => {
    if (owner !== ownerNow()) memory.clear();
    owner = ownerNow();
  });
  return memory;
}
