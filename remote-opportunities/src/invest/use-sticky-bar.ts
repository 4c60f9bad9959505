import { useLayoutEffect, useRef, useState } from 'react';
import { barHeight } from '../offering/InvestBar';

/**
 * Returns whether the bar stays at the lower edge: if the page scrolls and the bar is a small part of the screen. The page
 * reserves more room for a staying bar, so a page that scrolled before still scrolls and the result does not flip.
 */
export function useStickyBar() {
  const bar = useRef<HTMLDivElement>(null);
  const [stays, setStays] = useState(false);
  useLayoutEffect(() => {
    const { documentElement: root, body } = document;
    const update = () => {
      const height = bar.current?.offsetHeight ?? 0;
      root.style.setProperty(barHeight, `${height}px`);
      const { scrollHeight, clientHeight } = root;
      // The bar's own height may differ by a line between its place and the edge, so the two thresholds differ.
      setStays((now) => scrollHeight > clientHeight && height <= clientHeight * (now ? 0.4 : 0.3));
    };
    // The update changes the height of the body, which WebKit reports as an error while it delivers sizes.
    let frame = 0;
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    });
    sizes.observe(body);
    if (bar.current) sizes.observe(bar.current);
    window.addEventListener('resize', update);
    update();
    return () => {
      sizes.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', update);
      root.style.removeProperty(barHeight);
    };
  }, []);
  return { bar, stays };
}
