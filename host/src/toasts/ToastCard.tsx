import { SnackbarContent, useSnackbar, type CustomContentProps } from 'notistack';
import { AlertTriangle, CheckCircle2, Info, LoaderCircle, X } from 'lucide-react';
import { forwardRef } from 'react';
import type { Toast } from '@investor-portal/shared/session/toast';
import { titles } from './toast-options';
import { Card, Close, Message, Title } from './ToastCard.styled';

type Props = CustomContentProps & { kind: Toast['kind'] };

const icons = { success: CheckCircle2, failure: AlertTriangle, info: Info, loading: LoaderCircle };

/** One toast, 356 px wide, announced politely; it can be dismissed by its button. */
export const ToastCard = forwardRef<HTMLDivElement, Props>(function ToastCard(
  { id, kind, message, style, className },
  ref,
) {
  const { closeSnackbar } = useSnackbar();
  const Icon = icons[kind];
  const title = titles[kind];
  return (
    <SnackbarContent ref={ref} style={style} className={className ?? ''} role="status">
      <Card $kind={kind}>
        <Icon size={20} aria-hidden />
        <div>
          {title && <Title>{title}</Title>}
          {message && <Message>{message}</Message>}
        </div>
        <Close type="button" aria-label="Dismiss" onClick={() => closeSnackbar(id)}>
          <X size={16} aria-hidden />
        </Close>
      </Card>
    </SnackbarContent>
  );
});
