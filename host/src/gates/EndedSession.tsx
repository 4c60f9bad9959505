import { LogOut, Users } from 'lucide-react';
import { useEffect } from 'react';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { Button } from '@investor-portal/shared/ui/Button';
import { EmptyState } from '@investor-portal/shared/ui/EmptyState';
import { ErrorState } from '@investor-portal/shared/ui/ErrorState';
import { Page } from '@investor-portal/shared/ui/Layout';
import { PageHeader } from '@investor-portal/shared/ui/PageHeader';
import { notifyPlatform } from '../platform/platform';

const endings = {
  superseded: {
    heading: 'Session closed',
    icon: <Users size={28} aria-hidden />,
    title: 'Another investor opened the portal',
    text: 'This happened in another tab of this browser, so you’ve been signed out in this tab.',
  },
  'signed-out': {
    heading: 'Signed out',
    icon: <LogOut size={28} aria-hidden />,
    title: 'You’ve been signed out',
    text: 'Nothing from your session is left in this browser.',
  },
};

/** Replaces every screen when the session ends while the page is open. Only a fresh page can continue. */
export function EndedSession({ reason }: { reason: keyof typeof endings }) {
  const { heading, icon, title, text } = endings[reason];
  usePageTitle(heading);
  return (
    <Page>
      <PageHeader title={heading} />
      <EmptyState
        icon={icon}
        title={title}
        action={<Button onClick={reopenPortal}>Open the portal again</Button>}
      >
        {text}
      </EmptyState>
    </Page>
  );
}

/** Shown when restarting for this session would loop: the portal has already done so once (spec §8, first row). */
export function UnusableSession() {
  usePageTitle('Session error');
  useEffect(
    () =>
      notifyPlatform({ action: 'portal:error', value: { source: 'session', kind: 'unusable' } }),
    [],
  );
  const { support } = runtimeConfig().links;
  return (
    <Page>
      <PageHeader title="Session error" />
      <ErrorState
        title="The portal can’t use your session"
        message={`Sign in to the platform again.${support ? ` If that doesn’t help, contact support: ${support}.` : ''}`}
        onRetry={reopenPortal}
      />
    </Page>
  );
}

function reopenPortal() {
  window.location.assign(paths.root);
}
