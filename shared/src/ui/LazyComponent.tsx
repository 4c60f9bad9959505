import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadPreloaded } from '@investor-portal/loader/load-preloaded';
import {
  useRetryOnline,
  watchConnection,
  type ConnectionWatch,
} from '@investor-portal/loader/use-retry-online';
import { whenIdle } from '../hooks/when-idle';
import { ErrorState } from './ErrorState';
import { LoadingText } from './LoadingText';

/** A component that loads when it is first rendered, or earlier with `preload`. */
interface PreloadableComponent<P> {
  (props: P): ReactNode;
  /** Starts loading it. Never rejects: a failure matters only once it is rendered. */
  preload: () => Promise<void>;
}

/** The pictures of a new screen load first. */
const headStartMs = 2_000;

/** Calls `work` once the page is idle after the head start. @returns a function that cancels it. */
function afterHeadStart(work: () => void): () => void {
  let cancelIdle = () => {};
  const timer = window.setTimeout(() => (cancelIdle = whenIdle(work)), headStartMs);
  return () => {
    window.clearTimeout(timer);
    cancelIdle();
  };
}

/**
 * For heavy components that few screens need: `lazyComponent(async () => (await import('./Chart')).Chart)`. Unlike
 * `React.lazy`, which keeps a failure for the life of the page, it offers Retry in place of a component that failed to
 * load, and retries by itself when the connection is back.
 * @param when `idle`: for what a screen can do without. It loads once the screen is there and idle, so that it competes with
 *   nothing, and is left out if it cannot be loaded.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = <LoadingText />,
  when: 'rendered' | 'idle' = 'rendered',
): PreloadableComponent<P> {
  let loaded: ComponentType<P> | undefined;
  const loadOnce = async () => {
    loaded ??= await loadPreloaded(load);
    return loaded;
  };

  function LazyComponent(props: P) {
    const [Component, setComponent] = useState(() => loaded);
    const [attempt, setAttempt] = useState(0);
    const [failed, setFailed] = useState<ConnectionWatch>();

    useEffect(() => {
      let mounted = true;
      const watch = watchConnection();
      const start = () =>
        void loadOnce().then(
          (component) => {
            watch.stop();
            if (mounted) setComponent(() => component);
          },
          () => mounted && setFailed(watch),
        );
      const cancel = when === 'idle' ? afterHeadStart(start) : start();
      return () => {
        mounted = false;
        watch.stop();
        cancel?.();
      };
    }, [attempt]);

    const retry = useCallback(() => {
      setFailed(undefined);
      setAttempt((last) => last + 1);
    }, []);
    useRetryOnline(failed, retry);

    if (Component) return <Component {...props} />;
    if (!failed && attempt === 0) return fallback;
    if (when === 'idle') return null;
    return (
      <ErrorState
        title="We couldn’t load this part of the page"
        message="Check your connection and try again."
        busy={!failed}
        onRetry={retry}
      />
    );
  }

  LazyComponent.preload = () =>
    loadOnce().then(
      () => undefined,
      () => undefined,
    );
  return LazyComponent;
}

/** The route of a screen with a chunk of its own, which the host loads together with the remote (decision 86). */
export function lazyRoute(path: string, Screen: PreloadableComponent<object>) {
  return { path, element: <Screen />, preload: Screen.preload };
}
