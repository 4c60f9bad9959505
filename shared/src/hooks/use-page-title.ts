import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { knownRuntimeConfig } from '@investor-portal/shared/session/runtime-config';

/**
 * Sets the document's title ('Stock Position · Investor portal', or the platform's own name). After a navigation, the page's
 * h1 takes the focus so that a screen reader announces the page. On the first page, the browser announces it. A change of
 * only the query (a tab) does not move the focus, unless it changes the title (a step of the registration). While the
 * investor is in the platform's page around the frame, the focus stays there.
 */
export function usePageTitle(title: string): void {
  const { pathname, key } = useLocation();
  const lastPage = useRef<{ pathname: string; key: string; title: string }>(undefined);

  useEffect(() => {
    const portal = knownRuntimeConfig()?.brand.name ?? 'Investor portal';
    document.title = title ? `${title} · ${portal}` : portal;
  }, [title]);

  useEffect(() => {
    const before = lastPage.current;
    lastPage.current = { pathname, key, title };
    const isFirst = !before && key === 'default';
    const isSamePage =
      before?.pathname === pathname && (before.key === key || before.title === title);
    if (isFirst || isSamePage || isPlatformInUse()) return;
    const heading = document.querySelector<HTMLElement>('h1[tabindex]');
    const target = heading ?? document.querySelector<HTMLElement>('main[tabindex]');
    target?.focus({ preventScroll: true });
  }, [pathname, key, title]);
}

/** Whether the focus is in the platform's page around the frame. In a hidden tab, nobody types there. */
export function isPlatformInUse(): boolean {
  return window.parent !== window && !document.hidden && !document.hasFocus();
}
