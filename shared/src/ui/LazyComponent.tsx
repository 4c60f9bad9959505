import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadPreloaded } from '@investor-portal/loader/load-preloaded';
import { useRetryOnline } from '@investor-portal/loader/use-retry-online';
import { whenIdleAfterHeadStart } from '../hooks/when-idle';
import { ErrorState } from './ErrorState';
import { LoadingText } from './LoadingText';

interface PreloadableComponent<P> {
  (props: P): ReactNode;
  /** Starts loading the component. Never rejects, because a failure matters only once the component is rendered. */
  preload: () => Promise<void>;
}

/**
 * Creates a component whose code loads on demand: `lazyComponent(async () => (await import('./Chart')).Chart)`. `React.lazy`
 * keeps a failure until the page is reloaded. This component offers Retry instead, and retries by itself when the connection
 * is back.
 * @param when `idle` is for optional parts of a screen. The component loads once the screen is idle, so that it does not
 * compete with the screen, and renders nothing if it cannot be loaded.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = <LoadingText />,
  when: 'rendered' | 'idle' = 'rendered',
): PreloadableComponent<P> {
  let loadedComponent: ComponentType<P> | undefined;
  const loadOnce = async () => {
    loadedComponent ??= await loadPreloaded(load);
    return loadedComponent;
  };

  function LazyComponent(props: P) {
    const [Component, setComponent] = useState(() => loadedComponent);
    const [attempt, setAttempt] = useState(0);
    const [hasFailed, setHasFailed] = useState(false);

    useEffect(() => {
      let mounted = true;
      const start = () =>
        void loadOnce().then(
          (component) => mounted && setComponent(() => component),
          () => mounted && setHasFailed(true),
        );
      const cancel = when === 'idle' ? whenIdleAfterHeadStart(start) : start();
      return () => {
        mounted = false;
        cancel?.();
      };
    }, [attempt]);

    const retry = useCallback(() => {
      setHasFailed(false);
      setAttempt((last) => last + 1);
    }, []);
    useRetryOnline(hasFailed, retry);

    if (Component) return <Component {...props} />;
    if (!hasFailed && attempt === 0) return fallback;
    if (when === 'idle') return null;
    return (
      <ErrorState
        title="We couldn’t load this part of the page"
        message="Check your connection and try again."
        busy={!hasFailed}
        onRetry={retry}
      />
    );
  }

  LazyComponent.preload = async () => {
    await loadOnce().catch(() => undefined);
  };
  return LazyComponent;
}

/** Returns the route of a screen with its own chunk, which the host loads together with the remote (decision 80). */
export function lazyRoute(path: string, Screen: PreloadableComponent<object>) {
  return { path, element: <Screen />, preload: Screen.preload };
}
