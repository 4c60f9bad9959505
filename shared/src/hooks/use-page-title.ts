import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Names the page in the browser ('Stock Position · Investor portal'). After a navigation the page's h1 takes
 * the focus, so that a screen reader says where one is; on the first page the browser does that itself.
 * A change of the query alone (a tab) moves nothing.
 */
export function usePageTitle(title: string): void {
  const { pathname, key } = useLocation();
  const navigated = key !== 'default';
  const seen = useRef<string>(undefined);

  useEffect(() => {
    document.title = title ? `${title} · Investor portal` : 'Investor portal';
  }, [title]);

  useEffect(() => {
    const settled = seen.current === pathname;
    seen.current = pathname;
    if (settled || !navigated) return;
    const heading = document.querySelector<HTMLElement>('h1[tabindex], main[tabindex]');
    heading?.focus({ preventScroll: true });
  }, [pathname, navigated]);
}
