import { useCallback, useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useModalDialog } from '../../hooks/use-modal-dialog';
import { frameView } from '../../theme/frame-view';
import { media } from '../../theme/media';
import { modalSurface } from '../../theme/mixins';
import { toastRoom } from '../../theme/toast-room';
import { tokens } from '../../theme/tokens';
import { CloseButton } from './CloseButton';
import { Stack } from '../Layout';
import { noWrap } from '../NoWrap';

interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button and the back gesture, but not while busy. */
  onClose: () => void;
  title: string;
  /** A sentence that screen readers read with the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary button last. */
  actions?: ReactNode;
  /** The action is running, so the dialog stays open. */
  busy?: boolean;
  wide?: boolean;
}

export function Dialog({ busy = false, wide = false, open, onClose, ...props }: DialogProps) {
  const dialog = useModalDialog({ open, onClose, busy });
  const { overflows, watch } = useOverflow();
  const id = useId();
  return (
    <Surface
      ref={dialog}
      $wide={wide}
      aria-labelledby={`${id}-title`}
      aria-describedby={props.description ? `${id}-description` : undefined}
      aria-busy={busy || undefined}
    >
      {open ? (
        <>
          <Head>
            <h2 id={`${id}-title`}>{props.title}</h2>
            <CloseButton onClick={onClose} disabled={busy} />
          </Head>
          <Content
            ref={watch}
            {...(overflows && { tabIndex: 0, role: 'group', 'aria-labelledby': `${id}-title` })}
          >
            <div>
              {props.description ? (
                <Description id={`${id}-description`}>{noWrap(props.description)}</Description>
              ) : null}
              {props.children}
            </div>
          </Content>
          {props.actions ? <Actions>{props.actions}</Actions> : null}
        </>
      ) : null}
    </Surface>
  );
}

/** Keyboard users can scroll only focusable elements, but an element without overflow would be a needless tab stop. */
function useOverflow() {
  const [overflows, setOverflows] = useState(false);
  const watch = useCallback((area: HTMLElement | null) => {
    if (!area) return;
    const observer = new ResizeObserver(() =>
      setOverflows(area.scrollHeight > area.clientHeight + 1),
    );
    observer.observe(area);
    // The element's own size does not change when its content grows.
    for (const child of area.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return { overflows, watch };
}

/** `bottom` keeps the dialog clear of toasts. A transform would also move toasts that are rendered inside the dialog. */
const Surface = styled.dialog<{ $wide: boolean }>`
  ${modalSurface}

  --edge: ${tokens.space[5]};
  max-height: calc(${frameView.height} - ${tokens.space[6]} - ${toastRoom});
  inset-block: ${frameView.above} calc(${frameView.below} + ${toastRoom});
  padding: 0;
  overflow: hidden;

  &[open] {
    display: flex;
    flex-direction: column;
  }

  &:focus {
    outline: none;
  }

  ${media.tablet} {
    --edge: ${tokens.space[6]};
    max-width: ${({ $wide }) => ($wide ? '44rem' : '29rem')};
  }

  /* A toast would leave too little of the dialog, so the toast covers it and the dialog can be scrolled clear. */
  ${media.low} {
    max-height: calc(${frameView.height} - ${tokens.space[6]});
    bottom: ${frameView.below};
    padding-bottom: ${toastRoom};
    scroll-padding-bottom: ${toastRoom};
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

const Head = styled.div`
  display: flex;
  flex: none;
  gap: ${tokens.space[3]};
  align-items: flex-start;
  justify-content: space-between;
  padding: var(--edge) var(--edge) 0;
`;

const Content = styled.div`
  /* The area is as high as its content, because Safari collapses a basis of zero. */
  flex: 0 1 auto;
  padding: ${tokens.space[3]} var(--edge) var(--edge);
  overflow: auto;
  overscroll-behavior: contain;
  color: ${tokens.colour['ink-soft']};

  /* The dialog would clip an outline around its content. */
  &:focus-visible {
    outline-offset: -2px;
  }

  /* The dialog scrolls as a whole, because only a line or two would fit between its title and its buttons. */
  ${media.low} {
    flex: none;
    overflow: visible;
  }
`;

const Description = styled.div`
  &:not(:last-child) {
    margin-bottom: ${tokens.space[3]};
  }
`;

const Actions = styled(Stack).attrs({ as: 'footer', $gap: 3 })`
  flex: none;
  padding: ${tokens.space[4]} var(--edge);
  background: ${tokens.colour.canvas};
  border-top: 1px solid ${tokens.colour.line};

  ${media.tablet} {
    flex-direction: row;
    justify-content: flex-end;
  }

  ${media.low} {
    flex-flow: row wrap;
    justify-content: flex-end;
  }
`;
