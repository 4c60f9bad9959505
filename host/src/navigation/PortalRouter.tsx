import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import {
  createPath,
  parsePath,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Blocker,
  type BlockerFunction,
  type Location,
  type NavigateOptions,
  type NavigationType,
  type Navigator,
} from 'react-router-dom';
import { handleScreenChange } from '@investor-portal/loader/stale-chunks';
import { showTopOfFrame } from '../platform/watch-frame-view';
import { settled, transition, type NavigationEvent } from './navigation-machine';

/** React Router's declarative router with two features of a data router: `useBlocker`, and the scroll position on Back. */
export function PortalRouter({ children }: { children: ReactNode }) {
  const [position, setPosition] = useState(currentPosition);
  const { location, action } = position;

  useLayoutEffect(() => {
    let { pathname } = currentPosition().location;
    return listen((next) => {
      if (next.location.pathname !== pathname) handleScreenChange();
      pathname = next.location.pathname;
      startTransition(() => setPosition(next));
    });
  }, []);

  useLayoutEffect(() => {
    if (position.scrollTop !== null) window.scrollTo(0, position.scrollTop);
    if (position.scrollTop === 0 && position.action !== 'REPLACE') showTopOfFrame();
  }, [position]);

  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  );
}

/** Replaces React Router's `useBlocker`, which works only with its data routers (decision 1). There is one guard at a time. */
export function useBlocker(shouldBlock: BlockerFunction): Blocker {
  const blocks = useEffectEvent(shouldBlock);
  const [blocked, setBlocked] = useState<{ location: Location; proceed: () => void }>();
  useEffect(
    () =>
      guardNavigation({
        shouldBlock: (navigation) => blocks(navigation),
        onBlock: (location, proceed) => setBlocked({ location, proceed }),
      }),
    [],
  );
  if (!blocked) return { state: 'unblocked' } as Blocker;
  const reset = () => setBlocked(undefined);
  const proceed = () => {
    reset();
    blocked.proceed();
  };
  return { state: 'blocked', location: blocked.location, proceed, reset };
}

interface HistoryPosition {
  location: Location;
  action: NavigationType;
  /** The scroll position of the page in px. Null keeps the current position. */
  scrollTop: number | null;
}

interface Guard {
  shouldBlock: BlockerFunction;
  onBlock: (location: Location, proceed: () => void) => void;
}

const history = createBrowserHistory();
/** The screens that the investor has left, and their scroll positions in px, by the keys of their history entries. */
const visits = new Map<string, { location: Location; scrollTop: number }>();
let position: HistoryPosition = {
  location: history.location,
  action: history.action,
  scrollTop: null,
};
let state = settled;
let guard: Guard | undefined;
let show: ((position: HistoryPosition) => void) | undefined;

// The browser would scroll before the screen has rendered. After a reload only the browser knows the position.
const restoreScrollBy = (who: ScrollRestoration) => void (window.history.scrollRestoration = who);
restoreScrollBy('manual');
window.addEventListener('pagehide', () => restoreScrollBy('auto'));
window.addEventListener('pageshow', () => restoreScrollBy('manual'));

export const currentPosition = () => position;

export function guardNavigation(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

export const navigator: Navigator = {
  createHref: (to) => history.createHref(to),
  encodeLocation: (to) => history.encodeLocation(to),
  go: (delta) => history.go(delta),
  push: (to, data, options) => navigate('PUSH', to, data, options),
  replace: (to, data, options) => navigate('REPLACE', to, data, options),
};

function navigate(
  action: 'PUSH' | 'REPLACE',
  to: Parameters<Navigator['push']>[0],
  data: unknown,
  options: NavigateOptions | undefined,
): void {
  const path = parsePath(typeof to === 'string' ? to : createPath(to));
  const next = { ...position.location, search: '', hash: '', ...path };
  const { returnsTo, ...kept } = { ...(data as { returnsTo?: string } | null) };
  const visit = visits.get(returnsTo ?? '');
  const proceed = () => {
    const previous = returnsTo === undefined ? previousOf(action, next.pathname) : undefined;
    // With the key of the earlier entry, the new entry shows what was left there, such as the position of a list.
    if (visit) history.push(visit.location);
    else if (action === 'PUSH') history.push(to, { ...kept, previous });
    else history.replace(to, { ...kept, previous });
    arrive(action, options?.preventScrollReset ? null : (visit?.scrollTop ?? 0));
  };
  if (isGuarded(action, next)) guard?.onBlock(next, proceed);
  else proceed();
}

/** Where Back of the next screen leads (`useGoBack`). Another tab or step of the same screen does not change it. */
function previousOf(action: 'PUSH' | 'REPLACE', pathname: string): unknown {
  const { location } = position;
  if (action === 'PUSH' && pathname !== location.pathname)
    return { path: createPath(location), key: location.key };
  return (location.state as { previous?: unknown } | null)?.previous;
}

export function listen(onMove: (position: HistoryPosition) => void): () => void {
  show = onMove;
  const stop = history.listen(({ location, delta }) => {
    handle({ type: 'history moved', delta, isGuarded: isGuarded('POP', location) }, location);
  });
  return () => {
    stop();
    show = undefined;
  };
}

function handle(event: NavigationEvent, location: Location): void {
  const [next, ...effects] = transition(state, event);
  state = next;
  for (const effect of effects)
    if (effect.type === 'show') arrive('POP', visits.get(location.key)?.scrollTop ?? 0);
    else if (effect.type === 'go') history.go(effect.delta);
    else
      guard?.onBlock(location, () =>
        handle({ type: 'leave confirmed', delta: effect.delta }, location),
      );
}

function arrive(action: `${NavigationType}`, scrollTop: number | null): void {
  const { location } = position;
  visits.set(location.key, { location, scrollTop: window.scrollY });
  position = { location: history.location, action: action as NavigationType, scrollTop };
  show?.(position);
}

function isGuarded(action: `${NavigationType}`, nextLocation: Location): boolean {
  const { location: currentLocation } = position;
  const historyAction = action as NavigationType;
  return guard?.shouldBlock({ currentLocation, nextLocation, historyAction }) === true;
}
