import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';

/** A map for the investor's data where it may not or cannot be stored; emptied when it is another investor's page, or nobody's. */
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
