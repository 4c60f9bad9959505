import { useAtomValue } from 'jotai';
import { loadingAtom } from '@investor-portal/shared/session/loading';
import { Spinner } from '@investor-portal/shared/ui/Spinner';
import { Veil } from './LoadingOverlay.styled';

/** The full-screen overlay that follows the shared loading flag (spec §2). */
export function LoadingOverlay() {
  const loading = useAtomValue(loadingAtom);
  return (
    <div role="status">
      {loading && (
        <Veil popover="manual" ref={raise}>
          <Spinner />
          Loading... This may take a few seconds.
        </Veil>
      )}
    </div>
  );
}

// Above an open dialog too: what is modal lies over everything that is not raised like this.
function raise(veil: HTMLElement | null): void {
  if (veil && typeof veil.showPopover === 'function') veil.showPopover();
}
