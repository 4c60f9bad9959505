import { KeyRound } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Button } from '@investor-portal/shared/ui/Button';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { MessagePage } from '@investor-portal/shared/ui/MessagePage';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import type { MissingSessionReason } from '../session/page-session';
import { useRequestSession } from './use-request-session';
import { hasPlatform } from '../platform/platform';
import { readReturnTo } from './destination';
import { mountAt } from '../registry/remotes';

/** Says above the welcome screen that the platform has not opened a session (readings S8). */
export function MissingSessionNotice({ reason }: { reason: MissingSessionReason }) {
  const { title, text, canRetry } = useMissingSession(reason);
  const { state, request } = useRequestSession();
  return (
    <Notice live title={title}>
      <p>{text}</p>
      {canRetry && (
        <Button variant="secondary" size="sm" busy={state === 'requesting'} onClick={request}>
          Retry
        </Button>
      )}
    </Notice>
  );
}

/** In place of the registration, which nobody can start without a session (readings S2). */
export function MissingSessionPage({ reason }: { reason: MissingSessionReason }) {
  const { title, text, canRetry } = useMissingSession(reason);
  const { state, request } = useRequestSession();
  usePageTitle('Registration');
  return (
    <MessagePage icon={<KeyRound />} title={title} text={text} live>
      {canRetry && (
        <Button busy={state === 'requesting'} onClick={request}>
          Retry
        </Button>
      )}
      <LinkButton variant="secondary" to={paths.acceptance}>
        Back
      </LinkButton>
    </MessagePage>
  );
}

interface MissingSessionMessage {
  title: string;
  text: string;
  /** Whether Retry makes sense: there is a platform to ask. */
  canRetry: boolean;
}

/** What to tell a visitor who needs a session, about the address they asked for (readings S3, S8). */
function useMissingSession(reason: MissingSessionReason): MissingSessionMessage {
  const { pathname, state } = useLocation();
  const [requested = ''] = (readReturnTo(state) ?? pathname).split('?');
  const signIn = `Sign in on the platform ${signInPurpose(requested)}`;
  if (!hasPlatform())
    return {
      title: signIn,
      text: 'Once you’ve signed in there, open the portal from the platform’s page.',
      canRetry: false,
    };
  if (reason === 'not-signed-in')
    return {
      title: signIn,
      text: 'If you’ve already signed in there, press Retry.',
      canRetry: true,
    };
  const { support } = runtimeConfig().links;
  const contact = support ? ` If this keeps happening, contact support: ${support}.` : '';
  return {
    title: 'Waiting for your session',
    text: `The platform hasn’t opened a session for you yet. ${signIn}, or press Retry.${contact}`,
    canRetry: true,
  };
}

const purposes: Record<RemoteName, string> = {
  onboarding: 'to apply',
  opportunities: 'to invest',
  portfolio: 'to see your portfolio',
};

/** What signing in is for, by the address that needs it: 'to invest'. */
export function signInPurpose(pathname: string): string {
  if (pathname === paths.root || pathname === paths.acceptance) return 'to invest';
  if (pathname === paths.registration) return 'to register';
  const mount = mountAt(pathname);
  return mount ? purposes[mount.remote] : 'to see your profile';
}
