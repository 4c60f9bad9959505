import { atom } from 'jotai';
import { store } from './store';

/** The sentence of each caller that holds the flag, or '' for a caller without a sentence. */
const workAtom = atom<readonly { doing: string }[]>([]);

/** The shared loading flag (spec §2 'Global overlay'): on while at least one caller holds it. */
export const loadingAtom = atom((get) => get(workAtom).length > 0);

/** The sentence of the latest caller that has a sentence, or ''. */
export const loadingTextAtom = atom((get) => {
  const sentences = get(workAtom).map(({ doing }) => doing);
  return sentences.filter(Boolean).at(-1) ?? '';
});

/**
 * Shows the overlay until the returned function is called. Calling that function twice is harmless.
 * @param doing a sentence that says what the investor waits for.
 */
export function startLoading(doing = ''): () => void {
  const work = { doing };
  store.set(workAtom, (all) => [...all, work]);
  return () => store.set(workAtom, (all) => all.filter((each) => each !== work));
}
