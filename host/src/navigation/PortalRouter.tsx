import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { handleScreenChange } from '@investor-portal/loader/stale-chunks';
import { showTopOfFrame } from '../platform/watch-frame-view';
import { currentPosition, listen, navigator } from './portal-history';

/**
 * React Router's declarative router with two features of a data router: `useBlocker`, and the scroll position on Back.
 */
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
