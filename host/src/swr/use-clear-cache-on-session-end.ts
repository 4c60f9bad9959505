import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { sessionClosedAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';

/** What was read for an investor is forgotten when their session ends; what comes later the client does not pass on. */
export function useForgottenReads(): void {
  const { cache } = useSWRConfig();
  useEffect(
    () =>
      store.sub(sessionClosedAtom, () => {
        if (store.get(sessionClosedAtom)) for (const key of cache.keys()) cache.delete(key);
      }),
    [cache],
  );
}
