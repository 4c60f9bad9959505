import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { messageOf } from '@investor-portal/shared/partner-api/errors';
import { sessionClosedAtom } from '@investor-portal/shared/session/session';
import { store } from '@investor-portal/shared/session/store';
import { showToast } from '@investor-portal/shared/session/toast';
import { useForgottenReads } from './use-clear-cache-on-session-end';
import { useRetryAfterReauth } from './use-retry-after-reauth';

/**
 * The portal's one SWR boundary. Reads are repeated by the partner API's client, where the kind of failure is
 * known; so an error that arrives here is final, and is shown once (spec §8).
 */
const settings: SWRConfiguration = {
  revalidateOnFocus: false,
  shouldRetryOnError: false,
  onError: (error: unknown) => {
    if (!store.get(sessionClosedAtom)) showToast({ kind: 'failure', message: messageOf(error) });
  },
};

export function SwrBoundary({ children }: { children: ReactNode }) {
  useForgottenReads();
  useRetryAfterReauth();
  return <SWRConfig value={settings}>{children}</SWRConfig>;
}
