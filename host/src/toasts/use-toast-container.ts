import { useLayoutEffect, useState } from 'react';
import { useTopLayerContainer } from '../shell/use-top-layer-container';

/**
 * An element that moves with its content into the current top-layer container. Moving closes an open popover, so `onMove`
 * is called afterwards.
 */
export function useToastContainer(onMove: () => void): HTMLElement {
  const [element] = useState(() => {
    const div = document.createElement('div');
    div.style.display = 'contents';
    return div;
  });
  const container = useTopLayerContainer();
  useLayoutEffect(() => {
    if (element.parentElement === container) return;
    container.append(element);
    onMove();
  }, [container, element, onMove]);
  useLayoutEffect(() => () => element.remove(), [element]);
  return element;
}
