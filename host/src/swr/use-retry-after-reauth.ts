import { useEffect } from 'react';
import { useSWRConfig, type State } from 'swr';
import { isPartnerApiError } from '@investor-portal/shared/partner-api/errors';
import { onHandover } from '../handover/receive-handover';

/** Limits retries, so that a series of rejected tokens does not cause a request loop. */
const minRetryIntervalMs = 30_000;

/** Refetches requests that failed without a session (readings S6). The client itself repeats requests in flight. */
export function useRetryAfterReauth(): void {
  const { cache, mutate } = useSWRConfig();
  useEffect(() => {
    let retriedAt = -Infinity;
    return onHandover(() => {
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
