import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { loadingAtom } from '@investor-portal/shared/session/loading';
import { Spinner } from '@investor-portal/shared/ui/Spinner';
import { Veil } from './LoadingOverlay.styled';

/** Shorter work than this shows nothing: an overlay that only flashes frightens. */
const patience = 150;

/** The full-screen overlay that follows the shared loading flag (spec §2). */
export function LoadingOverlay() {
  const loading = useAtomValue(loadingAtom);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!loading) return setShown(false);
    const timer = setTimeout(() => setShown(true), patience);
    return () => clearTimeout(timer);
  }, [loading]);
  return (
    <div role="status">
      {shown && (
        <Veil>
          <Spinner />
          Loading... This may take a few seconds.
        </Veil>
      )}
    </div>
  );
}
