import { KeyRound, LogOut, Users } from 'lucide-react';
import { useEffect } from 'react';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { Button } from '@investor-portal/shared/ui/Button';
import { MessagePage } from '@investor-portal/shared/ui/MessagePage';
import { notifyPlatform } from '../platform/platform';
import { RetryButton } from '../screens/RetryButton';

const endings = {
  superseded: {
    icon: <Users />,
    title: 'Another investor opened the portal',
    text: 'This happened in another tab of this browser, so you’ve been signed out in this tab.',
  },
  'signed-out': {
    icon: <LogOut />,
    title: 'You’ve been signed out',
    text: 'This page has forgotten your session. To come back, sign in on the platform’s page.',
  },
};

/** Replaces every screen when the session ends while the page is open. Only a fresh page can continue. */
export function EndedSession({ reason }: { reason: keyof typeof endings }) {
  const { icon, title, text } = endings[reason];
  usePageTitle(title);
  return (
    <MessagePage live icon={icon} title={title} text={text}>
      <Button onClick={reopenPortal}>Open the portal again</Button>
    </MessagePage>
  );
}

/** The portal has already restarted once for this session, and another restart would loop (spec §8, first row). */
export function UnusableSession() {
  usePageTitle('Session error');
  useEffect(
    () =>
      notifyPlatform({ action: 'portal:error', value: { source: 'session', kind: 'unusable' } }),
    [],
  );
  const { support } = runtimeConfig().links;
  return (
    <MessagePage
      live
      danger
      icon={<KeyRound />}
      title="The portal can’t use your session"
      text={`Sign in to the platform again.${support ? ` If that doesn’t help, contact support: ${support}.` : ''}`}
    >
      <RetryButton onClick={reopenPortal} />
    </MessagePage>
  );
}

function reopenPortal() {
  window.location.assign(paths.root);
}
