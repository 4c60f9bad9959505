import { useAtomValue } from 'jotai';
import { KeyRound } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useModalDialog } from '@investor-portal/shared/hooks/use-modal-dialog';
import { pageSessionAtom, hasExpired } from '@investor-portal/shared/session/page-session';
import { runtimeConfig } from '@investor-portal/shared/session/runtime-config';
import { frameView } from '@investor-portal/shared/theme/frame-view';
import { media } from '@investor-portal/shared/theme/media';
import { modalSurface } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { Mark } from '@investor-portal/shared/ui/ErrorState';
import { Stack } from '@investor-portal/shared/ui/Layout';
import { hasAnsweredAtom } from '../handover/receive-handover';
import { hasPlatform } from '../platform/platform';
import { SignInOr } from './SignInOr';
import { useRequestSession } from './use-request-session';

/** The screen below keeps what is typed, and continues when the same investor is handed over again (readings S6). */
export function ExpiredSession() {
  return hasExpired(useAtomValue(pageSessionAtom)) ? <ExpiredSessionDialog /> : null;
}

function ExpiredSessionDialog() {
  const id = useId();
  // The screen below can neither be read nor used, so the dialog cannot be closed.
  const dialog = useModalDialog({ open: true, onClose: () => undefined, busy: true });
  const session = useRequestSession();
  const embedded = hasPlatform();
  const hasAnswered = useAtomValue(hasAnsweredAtom);
  const { support } = runtimeConfig().links;
  return (
    <Surface ref={dialog} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <Mark aria-hidden="true">
        <KeyRound />
      </Mark>
      <h2 id={`${id}-title`}>
        {hasAnswered || !embedded
          ? 'Sign in again on the platform’s page'
          : 'The platform did not answer'}
      </h2>
      <div id={`${id}-text`}>
        <p>{textOf(embedded, hasAnswered)}</p>
        {support ? <p>{`If this keeps happening, contact support: ${support}.`}</p> : null}
      </div>
      {embedded ? (
        <Stack $gap={2}>
          <SignInOr wide {...session.retry}>
            Retry
          </SignInOr>
          <p role="status">{session.failed && 'The platform hasn’t opened a new session yet.'}</p>
        </Stack>
      ) : null}
    </Surface>
  );
}

function textOf(embedded: boolean, hasAnswered: boolean): string {
  if (!embedded)
    return 'Your session has ended. Once you’ve signed in, open the portal again from there.';
  const begin = hasAnswered
    ? 'Your session has ended. Once you’ve signed in, you continue here.'
    : 'Your session has to be renewed. Press Retry to ask the platform again.';
  return `${begin} Keep this page open, or what you typed may be lost.`;
}

const Surface = styled.dialog`
  ${modalSurface}

  inset-block: ${frameView.above} ${frameView.below};
  max-height: ${frameView.height};
  padding: ${tokens.space[6]} ${tokens.space[5]};
  overflow-y: auto;
  text-align: center;

  &[open] {
    display: grid;
    gap: ${tokens.space[4]};
  }

  > [aria-hidden] {
    margin-inline: auto;
  }

  /* The screen below may be incomplete, and the investor may have left, so it is blurred. */
  &::backdrop {
    backdrop-filter: blur(6px);
  }

  p {
    color: ${tokens.colour['ink-soft']};
    overflow-wrap: anywhere;
  }

  p + p,
  [role='status']:not(:empty) {
    margin-top: ${tokens.space[2]};
    font-size: ${tokens.text.sm};
  }

  ${media.tablet} {
    max-width: 27rem;
    padding: ${tokens.space[8]};
  }
`;
