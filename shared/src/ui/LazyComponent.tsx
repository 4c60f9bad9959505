import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadPreloaded } from '../contract/load-preloaded';
import { ErrorState } from './ErrorState';
import { LoadingText } from './LoadingText';

/** A component that loads when it is first rendered, or earlier with `preload`. */
interface PreloadableComponent<P> {
  (props: P): ReactNode;
  /** Starts loading it. Never rejects: a failure matters only once it is rendered. */
  preload: () => Promise<void>;
}

/**
 * For heavy components that few screens need: `lazyComponent(async () => (await import('./Chart')).Chart)`. Unlike
 * `React.lazy`, which keeps a failure for the life of the page, it offers Retry in place of a component that failed to
 * load, and retries by itself when the connection is back.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = <LoadingText />,
): PreloadableComponent<P> {
  let loaded: ComponentType<P> | undefined;
  const loadOnce = async () => {
    loaded ??= await loadPreloaded(load);
    return loaded;
  };

  function LazyComponent(props: P) {
    const [Component, setComponent] = useState(() => loaded);
    const [attempt, setAttempt] = useState(0);
    const [state, setState] = useState<'loading' | 'failed' | 'retrying'>('loading');

    useEffect(() => {
      let mounted = true;
      loadOnce().then(
        (component) => mounted && setComponent(() => component),
        () => mounted && setState('failed'),
      );
      return () => {
        mounted = false;
      };
    }, [attempt]);

    const retry = () => {
      setState('retrying');
      setAttempt((last) => last + 1);
    };
    useEffect(() => {
      if (state !== 'failed') return;
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    }, [state]);

    if (Component) return <Component {...props} />;
    if (state === 'loading') return fallback;
    return (
      <ErrorState
        title="We couldn’t load this part of the page"
        message="Check your connection and try again."
        busy={state === 'retrying'}
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
