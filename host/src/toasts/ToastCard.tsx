import { SnackbarContent, useSnackbar, type CustomContentProps } from 'notistack';
import { AlertTriangle, CheckCircle2, Info, LoaderCircle, X } from 'lucide-react';
import { forwardRef, useState, useEffect, useRef, type RefObject } from 'react';
import { plainText } from '@investor-portal/shared/rules/plain-text';
import { type Toast, onToast } from '@investor-portal/shared/session/toast';
import { NoWrap, noWrap } from '@investor-portal/shared/ui/NoWrap';
import { Card, Close, Message, Title } from './ToastCard.styled';
import { durations, titles } from './toast-options';
import { useAutoDismiss } from './use-auto-dismiss';
import { useSwipe } from './use-swipe';

type Props = CustomContentProps & { kind: Toast['kind'] };

const icons = { success: CheckCircle2, failure: AlertTriangle, info: Info, loading: LoaderCircle };

/**
 * The investor can hide the amounts of a success. A failure always shows its figures, because they are the reason
 * (decision 28). A button, Escape or a swipe dismisses the toast.
 */
export const ToastCard = forwardRef<HTMLDivElement, Props>(function ToastCard(
  { id, kind, message, style, className },
  ref,
) {
  const { closeSnackbar } = useSnackbar();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const selected = useTextSelected(card);
  const dismiss = () => closeSnackbar(id);
  const { offset, handlers } = useSwipe(dismiss);
  const repeats = useRepeatCount(kind, message);
  const paused = hovered || focused || selected;
  useAutoDismiss(durations[kind], { paused, round: repeats }, dismiss);
  const Icon = icons[kind];
  const title = titles[kind];
  return (
    <SnackbarContent
      ref={ref}
      {...(style && { style })}
      {...(className && { className })}
      // Only the layer announces it (Toaster).
      role="group"
      data-toast={kind}
      data-toast-key={id}
      tabIndex={-1}
      // After a tap the browser keeps the mouse position there. With `mouseenter`, a toast that appears under it would
      // count as hovered and stay.
      onMouseMove={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Without this, Escape would also close an open dialog.
        event.preventDefault();
        dismiss();
      }}
      {...handlers}
    >
      <Card ref={card} $kind={kind} style={{ translate: `${offset}px 0` }}>
        <Icon size={20} aria-hidden />
        <div>
          {title ? <Title>{title}</Title> : null}
          {message ? (
            <Message dir="auto">
              {kind === 'success' && typeof message === 'string' ? (
                <NoWrap hideable>{message}</NoWrap>
              ) : (
                noWrap(message)
              )}
            </Message>
          ) : null}
        </div>
        <Close type="button" aria-label="Dismiss" onClick={dismiss}>
          <X size={16} aria-hidden />
        </Close>
      </Card>
    </SnackbarContent>
  );
});

/** Counts how often an identical toast was shown since the card appeared. The card stands for all of them. */
function useRepeatCount(kind: Toast['kind'], message: unknown): number {
  const [count, setCount] = useState(1);
  useEffect(
    () =>
      onToast((toast) => {
        // The card's message is the plain text of the toast's message.
        if (toast.kind === kind && plainText(toast.message) === message)
          setCount((previous) => previous + 1);
      }),
    [kind, message],
  );
  return count;
}

function useTextSelected(element: RefObject<HTMLElement | null>): boolean {
  const [selected, setSelected] = useState(false);
  useEffect(() => {
    const update = () => {
      const selection = document.getSelection();
      const isInside = element.current?.contains(selection?.anchorNode ?? null) ?? false;
      setSelected(isInside && selection?.isCollapsed === false);
    };
    document.addEventListener('selectionchange', update);
    return () => document.removeEventListener('selectionchange', update);
  }, [element]);
  return selected;
}
