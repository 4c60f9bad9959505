import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';

/** A map for the investor's data where it may not or cannot be stored; emptied when the session ends. */
export function investorMemory<T>(): Map<string, T> {
  const memory = new Map<string, T>();
  store.sub(externalAtom, () => {
    if (store.get(externalAtom) === null) memory.clear();
  });
  return memory;
}
