import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { loadingAtom } from '@investor-portal/shared/session/loading';
import { sessionClosedAtom } from '@investor-portal/shared/session/session';
import { Spinner } from '@investor-portal/shared/ui/Spinner';
import { blockKeyboardInput } from './block-keyboard-input';
import { Backdrop } from './LoadingOverlay.styled';
import { useTopLayerContainer } from './use-top-layer-container';

/** The full-screen overlay that follows the shared loading flag (spec §2), read out inside a dialog too. */
export function LoadingOverlay() {
  const closed = useAtomValue(sessionClosedAtom);
  const loading = useAtomValue(loadingAtom) && !closed;
  const home = useTopLayerContainer();
  useEffect(() => (loading ? blockKeyboardInput() : undefined), [loading]);
  return createPortal(
    <div role="status">
      {loading && (
        <Backdrop popover="manual" ref={raise}>
          <Spinner />
          Loading... This may take a few seconds.
        </Backdrop>
      )}
    </div>,
    home,
  );
}

// Above an open dialog too: what is modal lies over everything that is not raised like this.
function raise(veil: HTMLElement | null): void {
  if (veil && typeof veil.showPopover === 'function') veil.showPopover();
}
