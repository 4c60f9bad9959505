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

/** The platform has not opened a session (readings S8). Retry asks it again. */
export function MissingSession({ because }: { because: MissingSessionReason }) {
  const answer = useAtomValue(missingSessionAtom);
  // The answer there was when Retry was pressed: until another comes, the platform is being asked.
  const [before, setBefore] = useState<typeof answer>(null);
  const asking = before !== null && before === answer;
  useEffect(() => {
    if (!asking) return undefined;
    const timer = setTimeout(() => setBefore(null), handoverTimeoutMs);
    return () => clearTimeout(timer);
  }, [asking]);

  function askAgain() {
    setBefore(answer);
    notifyPlatform({ action: 'portal:session-expired', value: null });
  }

  const { support } = runtimeConfig().links;
  return (
    <Notice live title={because === 'nobody' ? 'You’re not signed in' : 'Waiting for your session'}>
      <p>
        {because === 'nobody'
          ? 'Sign in to the platform to see your account.'
          : 'The platform hasn’t opened a session for you yet. Try again, or open the portal from the platform’s page.'}
        {support &&
          because !== 'nobody' &&
          ` If this keeps happening, contact support: ${support}.`}
      </p>
      {hasPlatform() && (
        <Button variant="secondary" size="sm" busy={asking} onClick={askAgain}>
          Retry
        </Button>
      )}
    </Notice>
  );
}
