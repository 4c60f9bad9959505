import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { MessagePage } from '@investor-portal/shared/ui/MessagePage';
import { RetryButton } from '../screens/RetryButton';
import type { RemoteFailureKind } from '@investor-portal/loader/remote-failure';

interface Message {
  title: string;
  text: string;
}

const notLoaded: Message = {
  title: 'We couldn’t load this page',
  text: 'Everything else still works. Check your connection and try again.',
};

const messages: Partial<Record<RemoteFailureKind, Message>> = {
  'switched-off': {
    title: 'This page is temporarily unavailable',
    text: 'Everything else still works. Please try again later.',
  },
  render: {
    title: 'Something went wrong on this page',
    text: 'Everything else still works.',
  },
};

interface RemoteFailurePageProps {
  kind: RemoteFailureKind;
  /** What support needs to find the failure in its logs. */
  reference?: string;
  onRetry: () => void;
}

/** Replaces a remote's screen that cannot be shown. */
export function RemoteFailurePage({ kind, reference, onRetry }: RemoteFailurePageProps) {
  const { title, text } = messages[kind] ?? notLoaded;
  usePageTitle(title);
  const forSupport = reference
    ? ` If it happens again, give support this reference: ${reference}.`
    : '';
  return (
    <MessagePage live danger title={title} text={text + forSupport}>
      <RetryButton onClick={onRetry} />
    </MessagePage>
  );
}
