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
  replaced: {
    heading: 'Session closed',
    icon: <Users size={28} aria-hidden />,
    title: 'The portal was opened for another investor',
    text: 'This happened in another tab of this browser, so you’ve been signed out in this one.',
  },
  'signed-out': {
    heading: 'Signed out',
    icon: <LogOut size={28} aria-hidden />,
    title: 'You’ve been signed out',
    text: 'This browser keeps nothing of your session.',
  },
};

/** The session ended while the page was open: nothing of it shows any more, and only a fresh page leads on. */
export function EndedSession({ as }: { as: keyof typeof endings }) {
  const { heading, icon, title, text } = endings[as];
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

/** The portal started over for this session once, and would do so again and again (spec §8, first row). */
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
