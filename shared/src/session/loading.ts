import { atom } from 'jotai';
import { store } from './store';

const pendingAtom = atom(0);

/** The shared loading flag (spec §2 'Global overlay'): on while at least one caller holds it. */
export const loadingAtom = atom((get) => get(pendingAtom) > 0);

/** Switches the overlay on until the returned function is called; calling it twice is harmless. */
export function startLoading(): () => void {
  let active = true;
  store.set(pendingAtom, (count) => count + 1);
  return () => {
    if (!active) return;
    active = false;
    store.set(pendingAtom, (count) => count - 1);
  };
}

/** Keeps the overlay on until the promise settles. */
export async function withLoading<T>(work: () => Promise<T>): Promise<T> {
  const stop = startLoading();
  try {
    return await work();
  } finally {
    stop();
  }
}
