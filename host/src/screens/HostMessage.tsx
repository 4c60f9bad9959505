import { Compass, KeyRound, LogOut, RotateCw, Users } from 'lucide-react';
import { useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';
import { transferFocus } from '@investor-portal/shared/hooks/transfer-focus';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { paths } from '@investor-portal/shared/routes/paths';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import { Button } from '@investor-portal/shared/ui/Button';
import { LinkButton } from '@investor-portal/shared/ui/LinkButton';
import { MessagePage } from '@investor-portal/shared/ui/MessagePage';

/** The document has the same title, unless `pageTitle` says another. */
type Message = ComponentProps<typeof MessagePage> & { pageTitle?: string };

const messages = {
  'not-found': {
    icon: <Compass />,
    title: 'Page not found',
    text: 'The page may have moved, or the link may be incomplete.',
  },
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
  'unusable-session': {
    icon: <KeyRound />,
    danger: true,
    title: 'The portal can’t use your session',
    pageTitle: 'Session error',
    text: 'Sign in to the platform again.',
  },
  // The details decide which screen comes first (readings S2), so a failure is shown as a page.
  'no-details': { danger: true, title: 'We couldn’t load your details', text: '' },
  'remote-lost': {
    danger: true,
    title: 'We couldn’t load this page',
    text: 'Check your connection and try again, or open another page.',
  },
  'remote-off': {
    danger: true,
    title: 'This page is temporarily unavailable',
    text: 'Try again later, or open another page.',
  },
  'remote-broken': {
    danger: true,
    title: 'Something went wrong on this page',
    text: 'Try again, or open another page.',
  },
  'portal-broken': {
    as: 'main',
    danger: true,
    title: 'The portal stopped working',
    // Nobody can know here whether a submission succeeded.
    text: 'Check your commitments before you submit again.',
  },
} as const satisfies Record<string, Message>;

type HostMessageProps = Pick<Message, 'details' | 'children'> & {
  of: keyof typeof messages;
  text?: string;
};

/** A message of the host in place of a screen. `text` follows the message's own, and the children are its buttons. */
export function HostMessage({ of, text: more = '', ...props }: HostMessageProps) {
  const { title, pageTitle = title, text, ...look }: Message = messages[of];
  usePageTitle(pageTitle);
  return (
    <MessagePage
      live={of !== 'not-found'}
      title={title}
      text={`${text} ${more}`.trim()}
      {...look}
      {...props}
    />
  );
}

export function NotFoundPage() {
  const hasSession = useAtomValue(accessTokenAtom) !== '';
  return (
    <HostMessage of="not-found">
      <LinkButton to={paths.root}>
        {hasSession ? 'Go to your profile' : 'Go to the welcome page'}
      </LinkButton>
    </HostMessage>
  );
}

export function RetryButton(props: Pick<ComponentProps<typeof Button>, 'busy' | 'onClick'>) {
  return (
    <Button ref={transferFocus} icon={<RotateCw />} {...props}>
      Retry
    </Button>
  );
}
