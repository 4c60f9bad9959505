import { atom, useAtom, useAtomValue } from 'jotai';
import { flushSync } from 'react-dom';
import { withStorage } from '@investor-portal/loader/web-storage';
import { store } from './store';

/*
 * Whether the investor's own figures are hidden (decision 28): a choice of this browser, in all of its tabs. It says
 * nothing about the investor, so it outlasts their session: whoever comes next sees no figures either.
 */

const storageKey = 'amounts-hidden';

const chosenAtom = atom(isStored());
chosenAtom.onMount = (set) =>
  listenTo('storage', (event) => {
    if ((event as StorageEvent).key === storageKey) set(isStored());
  });

const printingAtom = atom(false);
printingAtom.onMount = (set) => {
  // Synchronous, because the browser prints the page as it is after this event.
  const stop = listenTo('beforeprint', () => flushSync(() => set(true)));
  const stopAfter = listenTo('afterprint', () => set(false));
  return () => {
    stop();
    stopAfter();
  };
};

const hiddenAtom = atom((get) => get(chosenAtom) && !get(printingAtom));

const toggledAtom = atom(
  (get) => get(chosenAtom),
  (get, set) => {
    const hidden = !get(chosenAtom);
    set(chosenAtom, hidden);
    // Where nothing can be stored, the choice holds for this page.
    withStorage('localStorage', (storage) => {
      if (hidden) storage.setItem(storageKey, '1');
      else storage.removeItem(storageKey);
    });
  },
);

/** Whether to hide a figure of the investor's own now. Never in print: whoever prints wants the figures. */
export function useAmountsHidden(): boolean {
  return useAtomValue(hiddenAtom, { store });
}

/** The investor's choice, and what changes it. */
export function useHideAmounts(): [hidden: boolean, toggle: () => void] {
  return useAtom(toggledAtom, { store });
}

function isStored(): boolean {
  const read = (storage: Storage) => storage.getItem(storageKey) !== null;
  return withStorage('localStorage', read) ?? false;
}

function listenTo(type: string, listener: (event: Event) => void): () => void {
  window.addEventListener(type, listener);
  return () => window.removeEventListener(type, listener);
}
