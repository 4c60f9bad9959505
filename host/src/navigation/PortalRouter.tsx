import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { handleScreenChange } from '@investor-portal/loader/stale-chunks';
import { currentPlace, listen, navigator } from './portal-history';

/**
 * React Router's declarative router with two features of a data router: `useBlocker`, and the scroll position on Back.
 */
export function PortalRouter({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(currentPlace);
  const { location, action } = place;

  useLayoutEffect(() => {
    let { pathname } = currentPlace().location;
    return listen((next) => {
      if (next.location.pathname !== pathname) handleScreenChange();
      pathname = next.location.pathname;
      startTransition(() => setPlace(next));
    });
  }, []);

  useLayoutEffect(() => {
    if (place.scrollTop !== null) window.scrollTo(0, place.scrollTop);
  }, [place]);

  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  );
}
