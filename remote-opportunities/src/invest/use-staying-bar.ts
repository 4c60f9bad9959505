import { useLayoutEffect, useRef, useState } from 'react';
import { barHeight } from '../offering/InvestBar';

/**
 * Whether the bar stays at the lower edge: where the page scrolls, and unless a large text makes it take too much of the
 * screen. The room that the page leaves for it exceeds the room that it had in its place, so that the answer does not
 * change by itself.
 */
export function useStayingBar() {
  const bar = useRef<HTMLDivElement>(null);
  const [stays, setStays] = useState(false);
  useLayoutEffect(() => {
    const { documentElement: root, body } = document;
    const update = () => {
      const height = bar.current?.offsetHeight ?? 0;
      root.style.setProperty(barHeight, `${height}px`);
      const { scrollHeight, clientHeight } = root;
      // At the edge it may be a line higher than in its place, or the other way round.
      setStays((now) => scrollHeight > clientHeight && height <= clientHeight * (now ? 0.4 : 0.3));
    };
    const sizes = new ResizeObserver(update);
    sizes.observe(body);
    if (bar.current) sizes.observe(bar.current);
    window.addEventListener('resize', update);
    update();
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', update);
      root.style.removeProperty(barHeight);
    };
  }, []);
  return { bar, stays };
}
