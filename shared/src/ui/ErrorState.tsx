import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { transferFocus } from '../hooks/transfer-focus';
import { readFailureOf } from '../partner-api/errors';
import { tokens } from '../theme/tokens';
import { Button } from './Button';
import { Stack } from './Layout';
import { noWrap } from './NoWrap';

interface ErrorStateProps {
  title: string;
  /** A sentence that says what failed (`messageOf`). */
  message: string;
  onRetry: () => void;
  busy?: boolean;
}

export function ErrorState({ title, message, onRetry, busy = false }: ErrorStateProps) {
  return (
    <Centre>
      <Mark aria-hidden="true" $danger>
        <TriangleAlert />
      </Mark>
      <div role="alert">
        <Title>{title}</Title>
        <p>{noWrap(message)}</p>
      </div>
      <SmallRetry busy={busy} onClick={onRetry} />
    </Centre>
  );
}

/** The small Retry beside the sentence about a failure. Its focus moves to what replaces the failure. */
export function SmallRetry(props: { busy: boolean; onClick: () => void }) {
  return (
    <Button {...props} ref={transferFocus} variant="secondary" size="sm">
      Retry
    </Button>
  );
}

interface ReadFailureProps {
  title: string;
  response: { error: unknown; isValidating: boolean; mutate: () => Promise<unknown> };
  /** Follows the sentence about the failure, such as a note that the investor's input is saved. */
  more?: string;
}

/** A failed SWR response, with Retry. */
export function ReadFailure({ title, response, more = '' }: ReadFailureProps) {
  return (
    <ErrorState
      title={title}
      message={`${readFailureOf(response.error)} ${more}`.trim()}
      busy={response.isValidating}
      onRetry={() => void response.mutate()}
    />
  );
}

export const Mark = styled.span<{ $danger?: boolean }>`
  display: grid;
  width: 3.5rem;
  height: 3.5rem;
  place-items: center;
  background: ${({ $danger }) => tokens.colour[$danger ? 'danger-soft' : 'accent-soft']};
  border-radius: 50%;
  color: ${({ $danger }) => tokens.colour[$danger ? 'danger' : 'accent-text']};

  svg {
    width: 1.625rem;
    height: 1.625rem;
    stroke-width: 1.75;
  }
`;

export const Centre = styled(Stack).attrs({ $gap: 3 })`
  align-items: center;
  padding: ${tokens.space[10]} ${tokens.space[4]};
  /* A card of its own, unless a card is around it. */
  background: var(--message-surface, ${tokens.colour.surface});
  border: 1px solid var(--message-line, ${tokens.colour.line});
  border-radius: ${tokens.radius.lg};
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
  text-align: center;
  text-wrap: balance;

  > * {
    max-width: min(26rem, 100%);
  }
`;

export const Title = styled.p`
  color: ${tokens.colour.ink};
  font-size: ${tokens.text.lg};
  font-weight: 600;
`;
