import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { externalAtom, type ExternalDetails } from '@investor-portal/shared/session/session';
import { fromCentavos, type Centavos } from '../rules/money';
import { hasPlatformWindow, postToPlatform } from '../runtime/platform-window';
import { useUserDetails } from './use-user-details';

interface TopUp {
  /** The amount that the wallet lacks for a commitment. Absent if the investor chooses the amount. */
  missing?: Centavos;
  currency: string;
}

/**
 * Returns a function that asks the platform's page to add money to the wallet (shared/docs/embedding.md, 'Events'), or
 * null if the page cannot add money. Until the button is unmounted, each hand-over after that reads the wallet again, because
 * a renewed token may come before the money.
 */
export function useTopUp(): ((wanted: TopUp) => void) | null {
  const session = useAtomValue(externalAtom);
  const { mutate } = useUserDetails();
  const knownSession = useRef<ExternalDetails | null>(null);
  useEffect(() => {
    if (knownSession.current === null || knownSession.current === session) return;
    knownSession.current = session;
    void mutate();
  }, [session, mutate]);

  const { walletTopUp, platformOrigins } = runtimeConfig();
  if (!walletTopUp || !hasPlatformWindow(platformOrigins)) return null;
  return ({ missing, currency }) => {
    knownSession.current = session;
    const value = { ...(missing !== undefined && { amount: fromCentavos(missing) }), currency };
    postToPlatform({ action: 'portal:top-up-wanted', value }, platformOrigins);
  };
}
