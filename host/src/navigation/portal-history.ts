import {
  createPath,
  parsePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type BlockerFunction,
  type Location,
  type NavigateOptions,
  type NavigationType,
  type Navigator,
} from 'react-router-dom';

/** Where the portal is. */
interface Place {
  location: Location;
  action: NavigationType;
  /** Where the page is scrolled to, in px; null where it stays as it is. */
  scrollTop: number | null;
}

interface Guard {
  shouldBlock: BlockerFunction;
  /** @param proceed navigates after all. */
  onBlock: (location: Location, proceed: () => void) => void;
}

const history = createBrowserHistory({ v5Compat: true });
let place: Place = { location: history.location, action: history.action, scrollTop: null };
let guard: Guard | undefined;
/** The navigation under way has been confirmed. */
let confirmed = false;
/** Expects the history back at the portal's place, after a blocked Back or Forward. */
let undone: (() => void) | undefined;
let preventScrollReset = false;
/** By the keys of history entries, in px. */
const scrollTops = new Map<string, number>();

// The browser would scroll before the screen is there; after a reload it alone knows where to.
const restoreScrollBy = (who: ScrollRestoration) => void (window.history.scrollRestoration = who);
restoreScrollBy('manual');
window.addEventListener('pagehide', () => restoreScrollBy('auto'));
window.addEventListener('pageshow', () => restoreScrollBy('manual'));

export const currentPlace = () => place;

/** Asks before every navigation to another place. There is one guard at a time. @returns a function that removes it. */
export function guardNavigation(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

/** What React Router's links and hooks navigate by. */
export const navigator: Navigator = {
  createHref: (to) => history.createHref(to),
  encodeLocation: (to) => history.encodeLocation(to),
  go: (delta) => history.go(delta),
  push: (to, state, options) => navigate('PUSH', to, options, () => history.push(to, state)),
  replace: (to, state, options) =>
    navigate('REPLACE', to, options, () => history.replace(to, state)),
};

function navigate(
  action: `${NavigationType}`,
  to: Parameters<Navigator['push']>[0],
  options: NavigateOptions | undefined,
  go: () => void,
): void {
  const proceed = () => {
    preventScrollReset = options?.preventScrollReset === true;
    go();
  };
  const path = parsePath(typeof to === 'string' ? to : createPath(to));
  const next = { ...place.location, search: '', hash: '', ...path };
  if (!blocks(action, next, proceed)) proceed();
}

/** Shows every place that the portal comes to. There is one listener at a time. @returns a function that removes it. */
export function listen(show: (place: Place) => void): () => void {
  return history.listen(({ action, location, delta }) => {
    if (undone) {
      undone();
      undone = undefined;
      return;
    }
    let whenUndone = Promise.resolve();
    const proceed = () => void whenUndone.then(() => history.go(delta ?? 0));
    if (action === 'POP' && delta && blocks(action, location, proceed)) {
      // The history has moved already.
      whenUndone = new Promise((resolve) => (undone = resolve));
      history.go(-delta);
      return;
    }
    confirmed = false;
    scrollTops.set(place.location.key, window.scrollY);
    const top = action === 'POP' ? (scrollTops.get(location.key) ?? 0) : 0;
    place = { location, action, scrollTop: preventScrollReset ? null : top };
    preventScrollReset = false;
    show(place);
  });
}

/** Whether the guard stops a navigation, and may let it proceed later. */
function blocks(action: `${NavigationType}`, nextLocation: Location, proceed: () => void): boolean {
  const { location: currentLocation } = place;
  const historyAction = action as NavigationType;
  if (confirmed || !guard?.shouldBlock({ currentLocation, nextLocation, historyAction }))
    return false;
  guard.onBlock(nextLocation, () => {
    confirmed = true;
    proceed();
  });
  return true;
}
