import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { Button } from '@investor-portal/shared/ui/Button';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { hasPlatform, notifyPlatform } from '../platform/platform';
import {
  missingSessionAtom,
  handoverTimeoutMs,
  type MissingSessionReason,
} from '../session/page-session';

/** Explains that the platform has not opened a session (readings S8). Retry requests one again. */
export function MissingSession({ reason }: { reason: MissingSessionReason }) {
  const missing = useAtomValue(missingSessionAtom);
  // The state when Retry was pressed: a request is pending until the atom holds a new one.
  const [retried, setRetried] = useState<typeof missing>(null);
  const isRetrying = retried !== null && retried === missing;
  useEffect(() => {
    if (!isRetrying) return undefined;
    const timer = setTimeout(() => setRetried(null), handoverTimeoutMs);
    return () => clearTimeout(timer);
  }, [isRetrying]);

  function retry() {
    setRetried(missing);
    notifyPlatform({ action: 'portal:session-expired', value: null });
  }

  const isSignedOut = reason === 'not-signed-in';
  const { support } = runtimeConfig().links;
  return (
    <Notice live title={isSignedOut ? 'You’re not signed in' : 'Waiting for your session'}>
      <p>
        {isSignedOut
          ? 'Sign in to the platform to see your account.'
          : 'The platform hasn’t opened a session for you yet. Try again, or open the portal from the platform’s page.'}
        {support && !isSignedOut && ` If this keeps happening, contact support: ${support}.`}
      </p>
      {hasPlatform() && (
        <Button variant="secondary" size="sm" busy={isRetrying} onClick={retry}>
          Retry
        </Button>
      )}
    </Notice>
  );
}
