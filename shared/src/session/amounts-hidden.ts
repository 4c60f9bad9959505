import { atom, useAtomValue } from 'jotai';
import { flushSync } from 'react-dom';
import { withStorage } from '@investor-portal/loader/web-storage';
import { store } from './store';

// The setting (decision 28) applies to all tabs of this browser and outlasts the session.

const storageKey = 'amounts-hidden';

const storedChoiceAtom = atom(isStored());
storedChoiceAtom.onMount = (set) =>
  listenTo('storage', (event) => {
    if ((event as StorageEvent).key === storageKey) set(isStored());
  });

const isPrintingAtom = atom(false);
isPrintingAtom.onMount = (set) => {
  // Synchronous, because the browser prints the page as it is after this event.
  const stops = [
    listenTo('beforeprint', () => flushSync(() => set(true))),
    listenTo('afterprint', () => set(false)),
  ];
  return () => stops.forEach((stop) => stop());
};

const isHiddenAtom = atom((get) => get(storedChoiceAtom) && !get(isPrintingAtom));

function toggle(): void {
  const hidden = !store.get(storedChoiceAtom);
  store.set(storedChoiceAtom, hidden);
  // If nothing can be stored, the choice holds for this page.
  withStorage('localStorage', (storage) => {
    if (hidden) storage.setItem(storageKey, '1');
    else storage.removeItem(storageKey);
  });
}

/** Figures are never hidden in print, because the investor wants them on paper. */
export function useAmountsHidden(): boolean {
  return useAtomValue(isHiddenAtom, { store });
}

export function useHideAmounts(): [hidden: boolean, toggle: () => void] {
  return [useAtomValue(storedChoiceAtom, { store }), toggle];
}

function isStored(): boolean {
  return Boolean(withStorage('localStorage', (storage) => storage.getItem(storageKey)));
}

function listenTo(type: string, listener: (event: Event) => void): () => void {
  window.addEventListener(type, listener);
  return () => window.removeEventListener(type, listener);
}
