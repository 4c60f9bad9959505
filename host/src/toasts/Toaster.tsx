import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useEffectEvent, useState, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { revealInPlatform } from '@investor-portal/shared/hooks/use-modal-dialog';
import { onToast } from '@investor-portal/shared/session/toast';
import { frameView } from '@investor-portal/shared/theme/frame-view';
import { media } from '@investor-portal/shared/theme/media';
import { gutters } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { toastRoomName } from '@investor-portal/shared/theme/toast-room';
import { updateFrameView, viewBottom, viewTop } from '../platform/watch-frame-view';
import { useTopLayerContainer } from '../shell/use-top-layer-container';
import { identityOf, ToastCard } from './ToastCard';
import { useToastFocus } from './use-toast-focus';

/** Shows the toasts of `showToast`, at most three at a time (spec §9), even above an open dialog. */
export function Toaster() {
  const [layer, setLayer] = useState<HTMLDivElement | null>(null);
  const container = useToastContainer(layer);
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
        >
          <ToastQueue layer={layer} />
        </SnackbarProvider>
      ) : null}
    </>,
    container,
  );
}

/** Failures are shown at the top, and other toasts at the bottom (spec §8, §9). */
function ToastQueue({ layer }: { layer: HTMLElement }) {
  const restoreFocus = useToastFocus(layer);
  const { enqueueSnackbar } = useSnackbar();
  const enqueue = useEffectEvent(enqueueSnackbar);
  useEffect(() => reserveLowerEdge(layer), [layer]);
  useEffect(() => {
    const openToasts = new Set<string>();
    return onToast((toast) => {
      updateFrameView(() => {
        layer
          .querySelectorAll<HTMLElement>('.notistack-SnackbarContainer')
          .forEach(revealInPlatform);
      });
      bringToFront(layer);
      const identity = identityOf(toast);
      // An identical toast is already open and restarts its own timer (ToastCard).
      if (openToasts.has(identity)) return;
      openToasts.add(identity);
      let isClosed = false;
      const vertical = toast.kind === 'failure' ? 'top' : 'bottom';
      enqueue(toast.message, {
        content: (id) => <ToastCard id={id} toast={toast} />,
        anchorOrigin: { vertical, horizontal: 'right' },
        // The card runs the timer itself.
        autoHideDuration: null,
        onClose: (_event, _reason, closed) => {
          // notistack calls this twice for a toast that is dismissed before it has entered, and an identical one may be open.
          if (!isClosed) openToasts.delete(identity);
          isClosed = true;
          restoreFocus(closed);
        },
      });
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
  if (!layer.isConnected || typeof layer.showPopover !== 'function') return;
  const open = [...document.querySelectorAll(':popover-open')];
  // Screen readers announce a layer that is hidden and shown again, so do this only if another popover may cover it.
  if (open.length === 1 && open[0] === layer) return;
  if (open.includes(layer)) layer.hidePopover();
  layer.showPopover();
}

/** notistack's 14 px above and below, and the padding of a toast. */
const ownMargin = '21px';

/** Aligns toasts with the page's content, and keeps 14 px between two toasts (spec §9): 7 px on either side. */
const ToastStyle = createGlobalStyle`
  div.notistack-SnackbarContainer {
    ${gutters}
    inset-inline: auto 0;
    width: auto;
    max-width: 100%;
    margin-block: calc(${tokens.space[4]} - ${ownMargin} + ${frameView.above})
      calc(${tokens.space[4]} - ${ownMargin} + ${frameView.below});
  }

  /* The header with the menu stays free. */
  div.notistack-SnackbarContainer.at-top {
    top: calc(14px + 3.5rem);
  }

  div.notistack-SnackbarContainer .notistack-CollapseWrapper {
    padding: 7px 0;
  }

  ${media.reducedMotion} {
    div.notistack-SnackbarContainer * {
      transition-duration: 0.01ms !important;
    }
  }
`;

const ToastLayer = styled.div`
  position: fixed;
  inset: 0;
  width: auto;
  height: auto;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  overflow: visible;
  pointer-events: none;
`;

/** The largest part of the height in view to reserve, so that the page stays usable with many or long toasts. */
const maxHeightRatio = 0.6;

/** Reserves the lower edge, so that bars and dialogs stand above the toasts there. Returns a function that stops. */
function reserveLowerEdge(layer: HTMLElement): () => void {
  const { style } = document.documentElement;
  let reserved = 0;
  const update = () => {
    const room = heightOfLowerToasts(layer);
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    // The buttons of an open dialog must not move back under a finger. A busy dialog may be closing.
    if (dialog && (room < reserved || dialog.getAttribute('aria-busy') === 'true')) return;
    if (room === reserved) return;
    reserved = room;
    style.setProperty(toastRoomName, `${room}px`);
  };
  const observer = new MutationObserver(update);
  const attributeFilter = ['open', 'aria-busy'];
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter });
  window.addEventListener('resize', update);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', update);
    style.removeProperty(toastRoomName);
  };
}

function heightOfLowerToasts(layer: HTMLElement): number {
  const toasts = layer.querySelectorAll<HTMLElement>('[data-toast]:not([data-toast="failure"])');
  if (toasts.length === 0) return 0;
  // A toast has its final height while its wrapper still expands. Toasts are 14 px apart (spec §9).
  const heights = [...toasts].reduce((sum, { offsetHeight }) => sum + offsetHeight + 14, 0);
  return Math.min(heights, Math.ceil((viewBottom() - viewTop()) * maxHeightRatio));
}
