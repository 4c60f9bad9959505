import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@investor-portal/shared/hooks/when-idle';

/** The pictures of a new screen load first. */
const headStartMs = 2_000;

/**
 * A component that a screen can do without. It loads once the screen is there and idle, so that it competes with nothing, and
 * fails silently.
 */
export function lateComponent<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined;
  return function LateComponent(props: P) {
    const [Component, setComponent] = useState(() => loaded);
    useEffect(() => {
      if (Component) return;
      let stop = () => {};
      const start = () => {
        load().then(
          (late) => setComponent(() => (loaded = late)),
          () => undefined,
        );
      };
      const timer = window.setTimeout(() => (stop = whenIdle(start)), loaded ? 0 : headStartMs);
      return () => {
        window.clearTimeout(timer);
        stop();
      };
    }, [Component]);
    return Component ? <Component {...props} /> : null;
  };
}
