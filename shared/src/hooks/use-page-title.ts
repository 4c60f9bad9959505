import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { knownRuntimeConfig } from '@investor-portal/shared/session/runtime-config';

/**
 * Names the page in the browser ('Stock Position · Investor portal', or the platform's own name). After a navigation
 * the page's h1 takes the focus, so that a screen reader says where one is; on the first page the browser does that.
 * A change of the query alone (a tab) moves nothing.
 */
export function usePageTitle(title: string): void {
  const { pathname, key } = useLocation();
  const navigated = key !== 'default';
  const seen = useRef<string>(undefined);

  useEffect(() => {
    const portal = knownRuntimeConfig()?.brand.name ?? 'Investor portal';
    document.title = title ? `${title} · ${portal}` : portal;
  }, [title]);

  useEffect(() => {
    const settled = seen.current === pathname;
    seen.current = pathname;
    if (settled || !navigated) return;
    const heading = document.querySelector<HTMLElement>('h1[tabindex], main[tabindex]');
    heading?.focus({ preventScroll: true });
  }, [pathname, navigated]);
}
