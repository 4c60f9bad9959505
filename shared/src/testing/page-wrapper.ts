import { Provider } from 'jotai';
import { createElement, type ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { store } from '@investor-portal/shared/session/store';
import { persistentCache } from './persistent-cache';

/** Wraps a test in a page of the portal: atoms, a cache that outlives the screens, and no retries. */
export function pageWrapper(settings: SWRConfiguration = {}) {
  const cache = persistentCache();
  const value = {
    provider: () => cache,
    shouldRetryOnError: false,
    onError: () => {},
    ...settings,
  };
  return ({ children }: { children: ReactNode }) =>
    createElement(Provider, { store }, createElement(SWRConfig, { value }, children));
}
