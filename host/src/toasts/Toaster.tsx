import { SnackbarProvider, useSnackbar, type SnackbarKey } from 'notistack';
import { useEffect, useEffectEvent, useState, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { revealInPlatform } from '@investor-portal/shared/hooks/reveal';
import { plainText } from '@investor-portal/shared/rules/plain-text';
import { onToast, type Toast } from '@investor-portal/shared/session/toast';
import { ToastCard } from './ToastCard';
import { ToastLayer, ToastStyle } from './Toaster.styled';
import { toastOptions } from './toast-options';
import { reserveLowerEdge } from './reserve-lower-edge';
import { useToastFocus, type RestoreFocus } from './use-toast-focus';
import { updateFrameView } from '../platform/watch-frame-view';
import { useTopLayerContainer } from '../shell/use-top-layer-container';

/** Shows the toasts of `showToast`, at most three at a time (spec §9), even above an open dialog. */
export function Toaster() {
  const [layer, setLayer] = useState<HTMLDivElement | null>(null);
  const restoreFocus = useToastFocus(layer);
  const container = useToastContainer(layer);
  useEffect(() => (layer ? reserveLowerEdge(layer) : undefined), [layer]);
  return createPortal(
    <>
      <ToastStyle />
      {/* Screen readers announce what is added to a region that is there before, so the layer is always shown. */}
      <ToastLayer
        ref={setLayer}
        popover="manual"
        role="region"
        aria-label="Notifications (Alt+T)"
        aria-live="polite"
      />
      {layer ? (
        <SnackbarProvider
          maxSnack={3}
          domRoot={layer}
          classes={{ containerAnchorOriginTopRight: 'at-top' }}
          Components={{ default: ToastCard }}
        >
          <ToastQueue layer={layer} restoreFocus={restoreFocus} />
        </SnackbarProvider>
      ) : null}
    </>,
    container,
  );
}

interface ToastQueueProps {
  layer: HTMLElement;
  restoreFocus: RestoreFocus;
}

function ToastQueue({ layer, restoreFocus }: ToastQueueProps) {
  const { enqueueSnackbar } = useSnackbar();
  const enqueue = useEffectEvent(enqueueSnackbar);
  useEffect(() => {
    const openToasts = new Map<string, SnackbarKey>();
    return onToast((toast: Toast) => {
      updateFrameView(() => {
        layer
          .querySelectorAll<HTMLElement>('.notistack-SnackbarContainer')
          .forEach(revealInPlatform);
      });
      bringToFront(layer);
      const message = plainText(toast.message);
      const identity = `${toast.kind} ${message}`;
      // An identical toast is already open and restarts its own timer (ToastCard).
      if (openToasts.has(identity)) return;
      const forget = (key: SnackbarKey | undefined) => {
        if (openToasts.get(identity) === key) openToasts.delete(identity);
      };
      const key = enqueue(message, {
        ...toastOptions(toast),
        onClose: (_event, _reason, closed) => {
          forget(closed);
          restoreFocus(closed);
        },
        onExited: (_node, exited) => forget(exited),
      });
      openToasts.set(identity, key);
    });
  }, [layer, restoreFocus]);
  return null;
}

/** The element moves with its content into the current top-layer container. Moving closes a popover, so it is shown again. */
function useToastContainer(layer: HTMLElement | null): HTMLElement {
  const [element] = useState(() => {
    const div = document.createElement('div');
    div.style.display = 'contents';
    return div;
  });
  const container = useTopLayerContainer();
  useLayoutEffect(() => {
    if (element.parentElement !== container) container.append(element);
    if (layer) bringToFront(layer);
  }, [container, element, layer]);
  useLayoutEffect(() => () => element.remove(), [element]);
  return element;
}

// A modal dialog covers everything except popovers that opened later, and a toast about its failure must stay visible.
function bringToFront(layer: HTMLElement): void {
  if (typeof layer.showPopover !== 'function') return;
  const open = [...document.querySelectorAll(':popover-open')];
  // Screen readers would take the layer for new if it were hidden, so only another popover, which may cover it, is a reason.
  if (open.length === 1 && open[0] === layer) return;
  if (open.includes(layer)) layer.hidePopover();
  layer.showPopover();
}
