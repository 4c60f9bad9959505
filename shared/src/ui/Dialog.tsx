import { useId, type ReactNode } from 'react';
import { useModalDialog } from '../hooks/use-modal-dialog';
import { useOverflow } from '../hooks/use-overflow';
import { CloseButton } from './CloseButton';
import { Actions, Content, Description, Head, Surface } from './Dialog.styled';

export interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button and the back gesture, but not while busy. */
  onClose: () => void;
  title: string;
  /** A sentence that screen readers read with the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  /** Its action is running, so it stays open. */
  busy?: boolean;
  /** 44rem instead of 29rem, for a canvas or a long text. */
  wide?: boolean;
}

/** A modal dialog on the native element. Its content is mounted only while it is open. */
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
                <Description id={`${id}-description`}>{props.description}</Description>
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
