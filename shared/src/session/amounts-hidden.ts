import { atom, useAtom, useAtomValue } from 'jotai';
import { flushSync } from 'react-dom';
import { store } from './store';

/*
 * Whether the investor's own figures are hidden (decision 28): a choice of this browser, in all of its tabs. It says
 * nothing of the investor, so it outlasts their session: whoever comes next sees no figures either.
 */

const storageKey = 'amounts-hidden';

const chosenAtom = atom(stored());
chosenAtom.onMount = (set) =>
  listenTo('storage', ({ key, storageArea }) => {
    if (storageArea === area() && (key === storageKey || key === null)) set(stored());
  });

const printingAtom = atom(false);
printingAtom.onMount = (set) => {
  // At once, because the browser prints the page as this event leaves it.
  const stopBefore = listenTo('beforeprint', () => flushSync(() => set(true)));
  const stopAfter = listenTo('afterprint', () => set(false));
  return () => {
    stopBefore();
    stopAfter();
  };
};

const hiddenAtom = atom((get) => get(chosenAtom) && !get(printingAtom));

const toggledAtom = atom(
  (get) => get(chosenAtom),
  (get, set) => {
    const hidden = !get(chosenAtom);
    set(chosenAtom, hidden);
    try {
      if (hidden) area()?.setItem(storageKey, 'true');
      else area()?.removeItem(storageKey);
    } catch {
      /* full: it holds for this page */
    }
  },
);

/** Whether to hide a figure of the investor's own now. Never in print: who prints wants the figures. */
export function useAmountsHidden(): boolean {
  return useAtomValue(hiddenAtom, { store });
}

/** The investor's choice, and what changes it. */
export function useHideAmounts(): [hidden: boolean, toggle: () => void] {
  return useAtom(toggledAtom, { store });
}

function stored(): boolean {
  return area()?.getItem(storageKey) === 'true';
}

// Throws where a browser blocks it for embedded pages.
function area(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

function listenTo<K extends keyof WindowEventMap>(
  type: K,
  listener: (event: WindowEventMap[K]) => void,
): () => void {
  window.addEventListener(type, listener);
  return () => window.removeEventListener(type, listener);
}
