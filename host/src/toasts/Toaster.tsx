import { SnackbarProvider, useSnackbar, type SnackbarKey } from 'notistack';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { plainText } from '@investor-portal/shared/rules/plain-text';
import { onToast, type Toast } from '@investor-portal/shared/session/toast';
import { ToastCard } from './ToastCard';
import { ToastLayer, ToastStyle } from './Toaster.styled';
import { toastOptions } from './toast-options';
import { keepToastRoom } from './keep-toast-room';
import { useToastContainer } from './use-toast-container';
import { useToastFocus, type RestoreFocus } from './use-toast-focus';

/** Shows what `showToast` is given, at most three at a time (spec §9), in an open dialog too. */
export function Toaster() {
  const [layer, setLayer] = useState<HTMLDivElement | null>(null);
  const restoreFocus = useToastFocus(layer);
  const raiseAgain = useCallback(() => {
    if (layer?.querySelector('[data-toast]')) raise(layer);
  }, [layer]);
  const holder = useToastContainer(raiseAgain);
  useEffect(() => (layer ? keepToastRoom(layer) : undefined), [layer]);
  return createPortal(
    <>
      <ToastStyle />
      <ToastLayer
        ref={setLayer}
        popover="manual"
        role="region"
        aria-label="Notifications (Alt+T)"
      />
      {layer && (
        <SnackbarProvider maxSnack={3} domRoot={layer} Components={{ default: ToastCard }}>
          <ToastQueue layer={layer} restoreFocus={restoreFocus} />
        </SnackbarProvider>
      )}
    </>,
    holder,
  );
}

interface ToastQueueProps {
  layer: HTMLElement;
  restoreFocus: RestoreFocus;
}

function ToastQueue({ layer, restoreFocus }: ToastQueueProps) {
  const { enqueueSnackbar } = useSnackbar();
  const enqueue = useRef(enqueueSnackbar);
  useEffect(() => {
    enqueue.current = enqueueSnackbar;
  }, [enqueueSnackbar]);
  useEffect(() => {
    const live = new Map<string, SnackbarKey>();
    return onToast((toast: Toast) => {
      raise(layer);
      const message = plainText(toast.message);
      const said = `${toast.kind} ${message}`;
      // One that says the same stands there already, and starts over by itself (ToastCard).
      if (live.has(said)) return;
      const forget = (key: SnackbarKey | undefined) => {
        if (live.get(said) === key) live.delete(said);
      };
      const key = enqueue.current(message, {
        ...toastOptions(toast),
        onClose: (_event, _reason, closed) => {
          forget(closed);
          restoreFocus(closed);
        },
        onExited: (_node, gone) => forget(gone),
      });
      live.set(said, key);
    });
  }, [layer, restoreFocus]);
  return null;
}

// A modal dialog lies above everything but what was raised after it: a toast that tells why its action failed
// must not lie below it.
function raise(layer: HTMLElement): void {
  if (typeof layer.showPopover !== 'function') return;
  if (layer.matches(':popover-open')) layer.hidePopover();
  layer.showPopover();
}
