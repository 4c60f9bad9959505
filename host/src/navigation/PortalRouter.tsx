import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { handleScreenChange } from '@investor-portal/loader/stale-chunks';
import { currentPlace, listen, navigator } from './portal-history';

/**
 * React Router's declarative router with what the portal needs of a data router: a guard of half-filled forms
 * (`useBlocker`), and the page's scroll position on the way back.
 */
export function PortalRouter({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(currentPlace);
  const { location, action, scrollTop } = place;

  useLayoutEffect(() => {
    let { pathname } = currentPlace().location;
    return listen((next) => {
      if (next.location.pathname !== pathname) handleScreenChange();
      pathname = next.location.pathname;
      startTransition(() => setPlace(next));
    });
  }, []);

  useLayoutEffect(() => {
    if (scrollTop !== null) window.scrollTo(0, scrollTop);
  }, [place, scrollTop]);

  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  );
}
