import { useLayoutEffect, useState } from 'react';
import { useTopLayerContainer } from '../shell/use-top-layer-container';

/**
 * An element that moves, with what is rendered into it, to where it can be heard and used. A layer that was raised is
 * lowered by the move, so `moved` is told.
 */
export function useToastContainer(moved: () => void): HTMLElement {
  const [holder] = useState(() => {
    const element = document.createElement('div');
    element.style.display = 'contents';
    return element;
  });
  const home = useTopLayerContainer();
  useLayoutEffect(() => {
    if (holder.parentElement === home) return;
    home.append(holder);
    moved();
  }, [home, holder, moved]);
  useLayoutEffect(() => () => holder.remove(), [holder]);
  return holder;
}
