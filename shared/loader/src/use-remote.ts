import { useCallback, useEffect, useState } from 'react';
import { developerOverrides } from './developer-override';
import { lastAttempt, loadedRemote, retryRemote } from './load-remote';
import { knownKillSwitch } from './page-registry';
import { takeRemote } from './preload-screen';
import { RemoteFailure } from './remote-failure';
import type { RemoteModule } from './remote-module';
import { hasUnsavedInput } from './unsaved-input';
import { useRetryOnline } from './use-retry-online';

interface State {
  remote?: RemoteModule;
  failure?: RemoteFailure;
}

interface UseRemoteResult extends State {
  /** Loads it again after a failure. */
  retry: () => void;
  /** Replaces its screen by a failure. */
  unload: (failure: RemoteFailure) => void;
}

/**
 * Loads a remote for a screen. One that is already loaded is available on the first render, unless this page knows that it
 * is switched off: then nothing of it is rendered until a registry that was read switches it on.
 */
export function useRemote(name: string, address: string): UseRemoteResult {
  const [request, setRequest] = useState(() => firstRequest(name));
  const [state, setState] = useState<State>(() => initialState(name));
  const [shownAt, setShownAt] = useState(address);
  if (shownAt !== address) {
    setShownAt(address);
    const off = switchedOff(name);
    if (off) setState({ failure: off });
  }

  useEffect(() => {
    let unmounted = false;
    request.then(
      (remote) => {
        if (unmounted) return;
        const off = switchedOff(name);
        setState((last) => (off ? { failure: off } : last.remote === remote ? last : { remote }));
      },
      (error: unknown) => {
        if (!unmounted) setState({ failure: RemoteFailure.from(name, error) });
      },
    );
    return () => {
      unmounted = true;
    };
  }, [name, request]);

  const unload = useCallback((failure: RemoteFailure) => setState({ failure }), []);
  const retry = useCallback(() => {
    setState({});
    setRequest(retryRemote(name));
  }, [name]);

  const { failure } = state;
  const canRetry = failure && failure.kind !== 'switched-off';
  useRetryOnline(canRetry ? lastAttempt(name) : undefined, retry);
  return { ...state, retry, unload };
}

function initialState(name: string): State {
  const off = switchedOff(name);
  if (off) return { failure: off };
  const remote = loadedRemote(name);
  return remote ? { remote } : {};
}

function firstRequest(name: string): Promise<RemoteModule> {
  const isOff = loadedRemote(name) && switchedOff(name);
  return isOff ? retryRemote(name) : takeRemote(name);
}

function switchedOff(name: string): RemoteFailure | undefined {
  const reason = developerOverrides()[name] ? undefined : knownKillSwitch(name);
  // What the investor has entered stays until they leave the screen.
  if (reason === undefined || hasUnsavedInput()) return undefined;
  return new RemoteFailure(name, 'switched-off', reason);
}
