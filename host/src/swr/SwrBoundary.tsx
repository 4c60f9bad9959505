import { useEffect, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig, type State, type SWRConfiguration } from 'swr';
import { isPartnerApiError, messageOf } from '@investor-portal/shared/partner-api/errors';
import { sessionClosedAtom } from '@investor-portal/shared/session/page-session';
import { store } from '@investor-portal/shared/session/store';
import { showToast } from '@investor-portal/shared/session/toast';
import { onAnswer } from '../handover/receive-handover';

/** The partner API's client retries, so an error that arrives here is final and shown once (spec §8). */
const settings: SWRConfiguration = {
  revalidateOnFocus: false,
  // The connection may come back while another tab or app is in front. SWR would then never refetch what is shown.
  isVisible: () => true,
  shouldRetryOnError: false,
  onError: (error: unknown) => {
    if (!store.get(sessionClosedAtom)) showToast({ kind: 'failure', message: messageOf(error) });
  },
};

export function SwrBoundary({ children }: { children: ReactNode }) {
  useClearCacheOnSessionEnd();
  useRetryAfterReauth();
  return <SWRConfig value={settings}>{children}</SWRConfig>;
}

/** Clears the cached data of an investor when the session ends. The client drops later responses. */
function useClearCacheOnSessionEnd(): void {
  const { cache } = useSWRConfig();
  useEffect(
    () =>
      store.sub(sessionClosedAtom, () => {
        if (store.get(sessionClosedAtom)) for (const key of cache.keys()) cache.delete(key);
      }),
    [cache],
  );
}

/** Limits retries, so that a series of rejected tokens does not cause a request loop. */
const minRetryIntervalMs = 30_000;

/** Refetches requests that failed without a session (readings S6). The client itself repeats requests in flight. */
function useRetryAfterReauth(): void {
  const { cache, mutate } = useSWRConfig();
  useEffect(() => {
    let retriedAt = -Infinity;
    return onAnswer((isHandedOver) => {
      if (!isHandedOver) return;
      const failed = [...cache.keys()].filter((key) => lacksSession(cache.get(key)));
      if (failed.length === 0 || performance.now() - retriedAt < minRetryIntervalMs) return;
      retriedAt = performance.now();
      for (const key of failed) void mutate(key);
    });
  }, [cache, mutate]);
}

function lacksSession(state: State | undefined): boolean {
  if (!state || state.isValidating) return false;
  return isPartnerApiError(state.error) && state.error.status === 401;
}
