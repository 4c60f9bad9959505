import { atom } from 'jotai';
import { store } from './store';

const workAtom = atom<readonly { doing: string }[]>([]);

/** The shared loading flag (spec §2 'Global overlay'): on while at least one caller holds it. */
export const loadingAtom = atom((get) => get(workAtom).length > 0);

export const loadingTextAtom = atom((get) => {
  const described = get(workAtom).filter(({ doing }) => doing);
  return described.at(-1)?.doing ?? '';
});

/** Shows the overlay until the returned function is called. `doing` says what the investor waits for. */
export function startLoading(doing = ''): () => void {
  const work = { doing };
  store.set(workAtom, (all) => [...all, work]);
  return () => store.set(workAtom, (all) => all.filter((each) => each !== work));
}
