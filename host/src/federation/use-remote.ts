import { useCallback, useEffect, useState } from 'react';
import type { RemoteModule, RemoteName } from '@investor-portal/shared/contract/define-remote';
import { retryRemote, loadedRemote, loadRemote } from './load-remote';
import { RemoteFailure } from './remote-failure';

interface State {
  remote?: RemoteModule;
  failure?: RemoteFailure;
}

interface UsedRemote extends State {
  /** Asks again after a failure. */
  retry: () => void;
  /** Takes it off the screen. */
  stop: (failure: RemoteFailure) => void;
}

/** A remote for as long as a screen needs it. One that is loaded already is there at the first render. */
export function useRemote(name: RemoteName): UsedRemote {
  const [request, setRequest] = useState(() => loadRemote(name));
  const [state, setState] = useState<State>(() => startingWith(loadedRemote(name)));

  useEffect(() => {
    let left = false;
    request.then(
      (remote) => {
        if (!left) setState((last) => (last.remote === remote ? last : { remote }));
      },
      (error: unknown) => {
        if (!left) setState({ failure: RemoteFailure.from(name, error) });
      },
    );
    return () => {
      left = true;
    };
  }, [name, request]);

  const stop = useCallback((failure: RemoteFailure) => setState({ failure }), []);
  const retry = useCallback(() => {
    setState({});
    setRequest(retryRemote(name));
  }, [name]);
  return { ...state, retry, stop };
}

function startingWith(remote: RemoteModule | undefined): State {
  return remote ? { remote } : {};
}
