import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadPreloaded } from '../contract/load-preloaded';
import { ErrorState } from './ErrorState';
import { LoadingText } from './LoadingText';

/** A component that is fetched when it is first shown, or earlier with `preload`. */
export interface PreloadableComponent<P> {
  (props: P): ReactNode;
  /** Begins to fetch it; a failure counts only once it is shown. */
  preload: () => void;
}

/**
 * For heavy parts that few need: `lazyComponent(async () => (await import('./Chart')).Chart)`. Unlike `React.lazy`, which
 * remembers a failure for as long as the page lives, a part that could not be fetched offers Retry in its place, and is
 * fetched again by itself when the connection is back.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = <LoadingText />,
): PreloadableComponent<P> {
  let loaded: ComponentType<P> | undefined;
  const fetchPart = async () => {
    loaded ??= await loadPreloaded(load);
    return loaded;
  };

  function LazyComponent(props: P) {
    const [Part, setPart] = useState(() => loaded);
    const [attempt, setAttempt] = useState(0);
    const [state, setState] = useState<'waiting' | 'failed' | 'retrying'>('waiting');

    useEffect(() => {
      let shown = true;
      fetchPart().then(
        (part) => shown && setPart(() => part),
        () => shown && setState('failed'),
      );
      return () => {
        shown = false;
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

    if (Part) return <Part {...props} />;
    if (state === 'waiting') return waiting;
    return (
      <ErrorState
        message="A part of this page could not be fetched. Check your connection and try again."
        busy={state === 'retrying'}
        onRetry={retry}
      />
    );
  }

  LazyComponent.preload = () => void fetchPart().catch(() => undefined);
  return LazyComponent;
}
