import { useAtomValue } from 'jotai';
import { KeyRound } from 'lucide-react';
import { matchPath, useLocation } from 'react-router-dom';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths, patterns } from '@investor-portal/shared/routes/paths';
import { shareUrl } from '@investor-portal/shared/routes/platform-pages';
import { Cluster, Stack } from '@investor-portal/shared/ui/Layout';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { MessagePage } from '@investor-portal/shared/ui/MessagePage';
import { Notice } from '@investor-portal/shared/ui/Notice';
import { noWrap } from '@investor-portal/shared/ui/NoWrap';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import type { MissingSessionReason } from '@investor-portal/shared/session/page-session';
import { hasAnsweredAtom } from '../handover/receive-handover';
import { hasPlatform } from '../platform/platform';
import { readReturnTo } from './destination';
import { SignInOr } from './SignInOr';
import { useRequestSession } from './use-request-session';
import { mountAt } from '../federation/remotes';

/** Shown within a live region, which announces it. */
const notOpened = <p>We asked the platform, but it hasn’t opened a session.</p>;

export function MissingSessionNotice({ reason }: { reason: MissingSessionReason }) {
  const { title, text } = useMessage(reason);
  const session = useRequestSession();
  return (
    <Notice live title={title}>
      <Stack $gap={3}>
        <p>{noWrap(text)}</p>
        <Cluster>
          <WaysToSignIn {...session.retry} />
          <LinkButton variant="secondary" to={paths.publicOpportunities}>
            Investment Opportunities
          </LinkButton>
        </Cluster>
        {session.failed ? notOpened : null}
      </Stack>
    </Notice>
  );
}

/** Replaces the registration. After Accept it asks the platform by itself, because the visitor may have signed in meanwhile. */
export function MissingSessionPage({ reason }: { reason: MissingSessionReason }) {
  const isEmbedded = hasPlatform();
  const message = useMessage(reason);
  // A visitor who opened this address directly, without pressing Accept, has the key 'default'.
  const cameFromPortal = useLocation().key !== 'default';
  // The welcome screen has already asked the visitor to sign in. If the platform failed, the general message says so.
  const followsOn = cameFromPortal && (reason === 'not-signed-in' || !isEmbedded);
  const { title, text } = followsOn ? messageAfterAccept(isEmbedded) : message;
  const session = useRequestSession(cameFromPortal && isEmbedded);
  usePageTitle('Registration');
  return (
    <MessagePage
      icon={<KeyRound />}
      title={title}
      text={text}
      details={session.failed ? notOpened : null}
      live
    >
      <WaysToSignIn {...session.retry} />
      <LinkButton variant="quiet" to={paths.acceptance}>
        Back
      </LinkButton>
    </MessagePage>
  );
}

/** Outside a frame the portal cannot ask the platform for a session, so this links to the platform. */
function WaysToSignIn(retry: ReturnType<typeof useRequestSession>['retry']) {
  const campaignUrl = campaignUrlOf(useRequestedPath());
  if (hasPlatform()) return <SignInOr {...retry}>Retry</SignInOr>;
  const { platformOrigins } = runtimeConfig();
  const platform = campaignUrl ?? platformOrigins.find((each) => each !== window.location.origin);
  return platform ? <LinkButton to={platform}>Go to the platform</LinkButton> : null;
}

function useRequestedPath(): string {
  const { pathname, state } = useLocation();
  const [requested = ''] = (readReturnTo(state) ?? pathname).split('?');
  return requested;
}

function messageAfterAccept(isEmbedded: boolean) {
  return isEmbedded
    ? {
        title: 'Your registration opens here',
        text: 'It starts as soon as the platform has signed you in.',
      }
    : {
        title: 'Register from the platform’s page',
        text: 'Once you’ve signed in there, open the portal from that page.',
      };
}

/** The message for a visitor who needs a session for the requested address (readings S3, S8). */
function useMessage(reason: MissingSessionReason): { title: string; text: string } {
  const hasAnswered = useAtomValue(hasAnsweredAtom);
  const signIn = `Sign in on the platform ${signInPurpose(useRequestedPath())}`;
  if (!hasPlatform())
    return {
      title: signIn,
      text: 'Once you’ve signed in there, open the portal from the platform’s page.',
    };
  if (reason === 'not-signed-in')
    return { title: signIn, text: 'If you’ve already signed in there, press Retry.' };
  const { support } = runtimeConfig().links;
  const contact = support ? ` If this keeps happening, contact support: ${support}.` : '';
  // A hand-over that cannot be read is an answer, too.
  if (reason === 'unavailable' && !hasAnswered)
    return { title: 'The platform did not answer', text: `Press Retry to ask it again.${contact}` };
  return {
    title: 'Waiting for your session',
    text: `The platform hasn’t opened a session for you yet. ${signIn}, or press Retry.${contact}`,
  };
}

function campaignUrlOf(requested: string): string | null {
  if (requested === paths.watchlist || requested === patterns.compare) return null;
  const { id } = matchPath({ path: patterns.campaign, end: false }, requested)?.params ?? {};
  return id ? shareUrl(id) : null;
}

const purposes: Readonly<Record<string, string>> = {
  onboarding: 'to apply',
  opportunities: 'to invest',
  portfolio: 'to see your portfolio',
};

export function signInPurpose(pathname: string): string {
  if (pathname === paths.root || pathname === paths.acceptance) return 'to invest';
  if (pathname === paths.registration) return 'to register';
  const mount = mountAt(pathname);
  return mount ? (purposes[mount.remote] ?? 'to open this page') : 'to see your profile';
}
