import { atom } from 'jotai';
import { store } from './store';

/** What each caller that holds the flag is doing; '' where it does not say. */
const workAtom = atom<readonly { doing: string }[]>([]);

/** The shared loading flag (spec §2 'Global overlay'): on while at least one caller holds it. */
export const loadingAtom = atom((get) => get(workAtom).length > 0);

/** The sentence of the latest caller that says what it is doing; '' if none does. */
export const doingAtom = atom((get) => {
  const sentences = get(workAtom).map(({ doing }) => doing);
  return sentences.filter(Boolean).at(-1) ?? '';
});

/**
 * Switches the overlay on until the returned function is called; calling it twice is harmless.
 * @param doing what the investor waits for, as a sentence.
 */
export function startLoading(doing = ''): () => void {
  const work = { doing };
  store.set(workAtom, (all) => [...all, work]);
  return () => store.set(workAtom, (all) => all.filter((each) => each !== work));
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
