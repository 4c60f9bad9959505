import { Provider } from 'jotai';
import { createElement, type ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration, unstable_serialize } from 'swr';
import { initCache } from 'swr/_internal';
import * as v from 'valibot';
import { store } from '@investor-portal/shared/session/store';
import { userDetailsCall } from '@investor-portal/shared/partner-api/contract/partner';
import { dataKey } from '@investor-portal/shared/partner-api/reading/data-key';
import { externalAtom, userDetailsSchema } from '@investor-portal/shared/session/session';
import { externalDetails } from './external-details';

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

/**
 * A cache for SWRConfig's `provider` that belongs to one test. Like the host's cache, it outlives the screens. SWR would end
 * a cache that SWRConfig creates as soon as the test unmounts, and a request in flight would then throw.
 * @param fetched the data that SWR has already fetched, by key.
 */
export function persistentCache(fetched: Record<string, unknown> = {}) {
  const cache = new Map(Object.entries(fetched).map(([key, data]) => [key, { data }]));
  initCache(cache);
  return cache;
}

/** Signs in an investor and returns the entry of `persistentCache` for details that the API has already sent. */
export function cachedUser(details: object): Record<string, unknown> {
  const external = externalDetails();
  store.set(externalAtom, external);
  const key = unstable_serialize(dataKey(userDetailsCall, external.externalReferenceCode));
  return { [key]: v.parse(userDetailsSchema, details) };
}
