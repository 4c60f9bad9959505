import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useRef, useState } from 'react';
import { onToast, type Toast } from '@investor-portal/shared/session/toast';
import { ToastCard } from './ToastCard';
import { ToastLayer, ToastStyle } from './Toaster.styled';
import { toastOptions } from './toast-options';
import { useToastHotkey } from './use-toast-hotkey';

/** Shows what `showToast` is given, at most three at a time (spec §9). */
export function Toaster() {
  const [layer, setLayer] = useState<HTMLDivElement | null>(null);
  useToastHotkey(layer);
  return (
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
    </>
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
