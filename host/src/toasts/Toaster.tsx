import { SnackbarProvider, useSnackbar } from 'notistack';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { onToast, type Toast } from '@investor-portal/shared/session/toast';
import { ToastCard } from './ToastCard';
import { ToastLayer, ToastStyle } from './Toaster.styled';
import { toastOptions } from './toast-options';
import { useLiveHolder } from './use-live-holder';
import { useToastHotkey } from './use-toast-hotkey';

/** Shows what `showToast` is given, at most three at a time (spec §9), in an open dialog too. */
export function Toaster() {
  const [layer, setLayer] = useState<HTMLDivElement | null>(null);
  useToastHotkey(layer);
  const raiseAgain = useCallback(() => {
    if (layer?.querySelector('[data-toast]')) raise(layer);
  }, [layer]);
  const holder = useLiveHolder(raiseAgain);
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
        <SnackbarProvider
          maxSnack={3}
          domRoot={layer}
          preventDuplicate
          Components={{ default: ToastCard }}
        >
          <ToastQueue layer={layer} />
        </SnackbarProvider>
      )}
    </>,
    holder,
  );
}

function ToastQueue({ layer }: { layer: HTMLElement }) {
  const { enqueueSnackbar } = useSnackbar();
  const enqueue = useRef(enqueueSnackbar);
  useEffect(() => {
    enqueue.current = enqueueSnackbar;
  }, [enqueueSnackbar]);
  useEffect(
    () =>
      onToast((toast: Toast) => {
        raise(layer);
        enqueue.current(toast.message, toastOptions(toast));
      }),
    [layer],
  );
  return null;
}

// A modal dialog lies above everything but what was raised after it: a toast that tells why its action failed
// must not lie below it.
function raise(layer: HTMLElement): void {
  if (typeof layer.showPopover !== 'function') return;
  if (layer.matches(':popover-open')) layer.hidePopover();
  layer.showPopover();
}
