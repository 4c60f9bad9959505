import { useAtomValue } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';
import { paths } from '@investor-portal/shared/routes/paths';
import { pageSessionAtom } from '@investor-portal/shared/session/page-session';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { PageSkeleton, PendingScreen } from '../federation/PendingScreen';
import { notifyPlatform } from '../platform/platform';
import { HostMessage, RetryButton } from '../screens/HostMessage';
import { expectedInvestor } from '../session/session-effects';
import { SignInOr } from './SignInOr';

/** Shows no other investor's data (spec §1). When a session ends, only a fresh page can continue. */
export function PageGate({ children }: { children: ReactNode }) {
  const session = useAtomValue(pageSessionAtom);
  const [hasStoredSession] = useState(() => expectedInvestor() !== undefined);
  switch (session.name) {
    case 'unusable':
      return session.startsOver ? <PageSkeleton /> : <UnusableSession />;
    case 'closing':
      return <PageSkeleton />;
    case 'superseded':
    case 'signed-out':
      return (
        <HostMessage of={session.name}>
          <SignInOr helps={session.name === 'signed-out'} onClick={reopenPortal}>
            Open the portal again
          </SignInOr>
        </HostMessage>
      );
    case 'pending':
      return hasStoredSession ? <PendingScreen /> : children;
    default:
      return children;
  }
}

/** The portal has already restarted once for this session, and another restart would loop (spec §8, first row). */
function UnusableSession() {
  useEffect(() => {
    notifyPlatform({ action: 'portal:error', value: { source: 'session', kind: 'unusable' } });
  }, []);
  const { support } = runtimeConfig().links;
  return (
    <HostMessage
      of="unusable-session"
      text={support && `If that doesn’t help, contact support: ${support}.`}
    >
      <RetryButton onClick={reopenPortal} />
    </HostMessage>
  );
}

function reopenPortal() {
  window.location.assign(paths.root);
}
