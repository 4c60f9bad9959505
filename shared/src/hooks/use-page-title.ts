import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';

/**
 * Names the screen in the browser's title, and after a navigation moves the focus to its `h1`, so that a
 * screen reader reads where one has arrived. The first screen of a page is left alone.
 */
export function usePageTitle(title: string): void {
  const { key } = useLocation();
  useEffect(() => {
    document.title = `${title} · ${runtimeConfig().brand.name}`;
  }, [title]);
  useEffect(() => {
    if (key === 'default') return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [key]);
}
