import { useCallback, useEffect, useState } from 'react';
import type { RemoteModule, RemoteName } from '@investor-portal/shared/contract/define-remote';
import { takeRemote } from './preload-screen';
import { retryRemote, loadedRemote } from './load-remote';
import { RemoteFailure } from './remote-failure';

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

/** Loads a remote for a screen. One that is already loaded is available on the first render. */
export function useRemote(name: RemoteName): UseRemoteResult {
  const [request, setRequest] = useState(() => takeRemote(name));
  const [state, setState] = useState<State>(() => initialState(loadedRemote(name)));

  useEffect(() => {
    let unmounted = false;
    request.then(
      (remote) => {
        if (!unmounted) setState((last) => (last.remote === remote ? last : { remote }));
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
  return { ...state, retry, unload };
}

function initialState(remote: RemoteModule | undefined): State {
  return remote ? { remote } : {};
}
