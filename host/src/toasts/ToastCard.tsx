import { SnackbarContent, useSnackbar, type CustomContentProps } from 'notistack';
import { AlertTriangle, CheckCircle2, Info, LoaderCircle, X } from 'lucide-react';
import { forwardRef, useState } from 'react';
import type { Toast } from '@investor-portal/shared/session/toast';
import { Card, Close, Message, Title } from './ToastCard.styled';
import { durations, titles } from './toast-options';
import { useAutoDismiss } from './use-auto-dismiss';
import { useSwipe } from './use-swipe';
import { useRepeatCount } from './use-repeat-count';

type Props = CustomContentProps & { kind: Toast['kind'] };

const icons = { success: CheckCircle2, failure: AlertTriangle, info: Info, loading: LoaderCircle };

/** One toast, announced politely. It waits while it is hovered or has focus, and goes by button, Escape or swipe. */
export const ToastCard = forwardRef<HTMLDivElement, Props>(function ToastCard(
  { id, kind, message, style, className },
  ref,
) {
  const { closeSnackbar } = useSnackbar();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const dismiss = () => closeSnackbar(id);
  const { offset, handlers } = useSwipe(dismiss);
  const times = useRepeatCount(kind, message);
  useAutoDismiss(durations[kind], { paused: hovered || focused, round: times }, dismiss);
  const Icon = icons[kind];
  const title = titles[kind];
  return (
    <SnackbarContent
      ref={ref}
      {...(style && { style })}
      {...(className && { className })}
      role="status"
      data-toast={kind}
      data-toast-key={id}
      tabIndex={-1}
      // Not on entering: where a finger has tapped, a browser keeps the mouse, and a toast that comes there would stay.
      onMouseMove={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Else an open dialog closes with it.
        event.preventDefault();
        dismiss();
      }}
      {...handlers}
    >
      <Card $kind={kind} style={{ translate: `${offset}px 0` }}>
        <Icon size={20} aria-hidden />
        <div>
          {title && <Title>{title}</Title>}
          {message && <Message dir="auto">{message}</Message>}
        </div>
        <Close type="button" aria-label="Dismiss" onClick={dismiss}>
          <X size={16} aria-hidden />
        </Close>
      </Card>
    </SnackbarContent>
  );
});
