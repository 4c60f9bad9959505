import { useEffect } from 'react';
import { useSWRConfig, type State } from 'swr';
import { isPartnerApiError } from '@investor-portal/shared/partner-api/errors';
import { onHandover } from '../handover/receive-handover';

/** Tokens that are all refused lead to no endless asking: reads are revived again only after so long, ms. */
const rest = 30_000;

/**
 * What could not be read for want of a session is read again when the platform hands over late, or better than
 * before (readings S6). What was under way at that moment the client repeats by itself.
 */
export function useRetryAfterReauth(): void {
  const { cache, mutate } = useSWRConfig();
  useEffect(() => {
    let revivedAt = -Infinity;
    return onHandover(() => {
      const failed = [...cache.keys()].filter((key) => lacksSession(cache.get(key)));
      if (failed.length === 0 || performance.now() - revivedAt < rest) return;
      revivedAt = performance.now();
      for (const key of failed) void mutate(key);
    });
  }, [cache, mutate]);
}

function lacksSession(read: State | undefined): boolean {
  if (!read || read.isValidating) return false;
  return isPartnerApiError(read.error) && read.error.status === 401;
}
