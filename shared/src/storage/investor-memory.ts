import { externalAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';

/** What a remote keeps for the investor in memory, where it may or can store nothing: emptied with the session. */
export function investorMemory<T>(): Map<string, T> {
  const memory = new Map<string, T>();
  store.sub(externalAtom, () => {
    if (store.get(externalAtom) === null) memory.clear();
  });
  return memory;
}
