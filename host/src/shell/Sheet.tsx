import { useId, useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useModalDialog } from '@investor-portal/shared/hooks/use-modal-dialog';
import { frameView } from '@investor-portal/shared/theme/frame-view';
import { media } from '@investor-portal/shared/theme/media';
import { contentEdge } from '@investor-portal/shared/theme/mixins';
import { toastRoom } from '@investor-portal/shared/theme/toast-room';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { CloseButton } from '@investor-portal/shared/ui/overlay/CloseButton';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/**
 * A modal side sheet at the right edge. On a wide screen it is as high as its content. The content is mounted early, so
 * that the sheet opens at once. A press outside closes it.
 */
export function Sheet({ open, onClose, title, children }: SheetProps) {
  const dialog = useModalDialog({ open, onClose, closeOutside: true });
  const id = useId();
  const content = useMemo(
    () => (
      <Inner>
        <Head>
          <Title id={id}>{title}</Title>
          <CloseButton onClick={onClose} />
        </Head>
        {children}
      </Inner>
    ),
    [id, title, onClose, children],
  );
  return (
    <Surface ref={dialog} aria-labelledby={id}>
      {content}
    </Surface>
  );
}

const Surface = styled.dialog`
  width: min(20rem, calc(100vw - 3rem));
  max-width: none;
  inset-block: ${frameView.above} ${frameView.below};
  height: ${frameView.height};
  max-height: none;
  margin: 0 0 0 auto;
  padding: 0;
  background: ${tokens.colour.surface};
  color: ${tokens.colour.ink};
  border: 0;
  box-shadow: ${tokens.shadow[3]};
  scroll-padding-bottom: ${toastRoom};
  transition: transform ${tokens.motion.calm} ${tokens.motion.ease};

  &::backdrop {
    background: ${tokens.colour.veil};
  }

  @starting-style {
    &[open] {
      transform: translateX(1.5rem);
    }
  }

  /* The header shows the navigation's links, and the rest of the menu fits below its button. */
  ${media.navigation} {
    height: fit-content;
    max-height: calc(${frameView.height} - 4.5rem);
    margin: 3.75rem ${contentEdge} auto auto;
    border: 1px solid ${tokens.colour.line};
    border-radius: ${tokens.radius.lg};

    &::backdrop {
      background: none;
    }

    @starting-style {
      &[open] {
        transform: translateY(-0.5rem);
      }
    }
  }
`;

const Inner = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  min-height: 100%;
  padding: ${tokens.space[5]} ${tokens.space[4]} calc(${tokens.space[5]} + ${toastRoom});
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 0 ${tokens.space[3]};
`;

const Title = styled.h2`
  font-size: ${tokens.text.md};
`;
