import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useUserDetails } from '@investor-portal/shared/hooks/use-user-details';
import { fromCentavos, type Centavos } from '@investor-portal/shared/rules/money';
import { hasPlatformWindow, postToPlatform } from '@investor-portal/shared/runtime/platform-window';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { externalAtom, type ExternalDetails } from '@investor-portal/shared/session/session';
import { Button } from '@investor-portal/shared/ui/Button';

interface TopUpButtonProps {
  /** What the wallet lacks; null when it lacks nothing, or when that is unknown. */
  missing: Centavos | null;
  currency: string;
}

/** Leads to the platform's own way to add money; renders nothing where there is none. */
export function TopUpButton({ missing, currency }: TopUpButtonProps) {
  const askForMoney = useTopUp();
  if (missing === null || askForMoney === null) return null;
  return (
    <Button variant="secondary" size="sm" onClick={() => askForMoney(missing, currency)}>
      Add money to your wallet
    </Button>
  );
}

/**
 * Tells the platform's page what a wallet lacks (shared/docs/embedding.md, 'Wallet top-up'), and reads the wallet anew when
 * the page then hands over. null where the page does not add money to wallets.
 */
function useTopUp(): ((missing: Centavos, currency: string) => void) | null {
  const session = useAtomValue(externalAtom);
  const { mutate } = useUserDetails();
  const askedIn = useRef<ExternalDetails | null>(null);
  useEffect(() => {
    if (askedIn.current === null || askedIn.current === session) return;
    askedIn.current = null;
    void mutate();
  }, [session, mutate]);

  const { walletTopUp, platformOrigins } = runtimeConfig();
  if (!walletTopUp || !hasPlatformWindow(platformOrigins)) return null;
  return (missing, currency) => {
    askedIn.current = session;
    const value = { amount: fromCentavos(missing), currency };
    postToPlatform({ action: 'portal:top-up-wanted', value }, platformOrigins);
  };
}
