import { styled } from 'styled-components';
import { usePageTitle } from '@investor-portal/shared/hooks/use-page-title';
import { referenceSentence } from '@investor-portal/shared/partner-api/errors';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { MessagePage } from '@investor-portal/shared/ui/MessagePage';
import { RetryButton } from '../screens/RetryButton';
import type { RemoteFailureKind } from '@investor-portal/loader/remote-failure';

interface Message {
  title: string;
  text: string;
}

const notLoaded: Message = {
  title: 'We couldn’t load this page',
  text: 'Check your connection and try again, or open another page.',
};

const messages: Partial<Record<RemoteFailureKind, Message>> = {
  'switched-off': {
    title: 'This page is temporarily unavailable',
    text: 'Try again later, or open another page.',
  },
  render: {
    title: 'Something went wrong on this page',
    text: 'Try again, or open another page.',
  },
};

interface RemoteFailurePageProps {
  kind: RemoteFailureKind;
  reference?: string;
  onRetry: () => void;
}

export function RemoteFailurePage({ kind, reference, onRetry }: RemoteFailurePageProps) {
  const { title, text } = messages[kind] ?? notLoaded;
  usePageTitle(title);
  return (
    <MessagePage
      live
      danger
      title={title}
      text={text}
      details={reference ? <Reference>{referenceSentence(reference)}</Reference> : null}
    >
      <RetryButton onClick={onRetry} />
    </MessagePage>
  );
}

const Reference = styled.p`
  font-size: ${tokens.text.sm};
`;
