import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { RemoteModule, RemoteName } from '@investor-portal/shared/contract/define-remote';
import { developerOverrides } from './developer-override';
import { loadAgain, loadRemote } from './load-remote';
import { switchedOff } from './page-registry';
import { RemoteFailure } from './remote-failure';
import { noteFailure, noteState } from './remote-states';
import { hasTypedWork } from './typed-work';

interface State {
  remote?: RemoteModule;
  failure?: RemoteFailure;
}

/** A remote for as long as a screen needs it; `retry` asks again after a failure. */
export function useRemote(name: RemoteName): State & { retry: () => void } {
  const { pathname } = useLocation();
  const [request, setRequest] = useState(() => loadRemote(name));
  const [state, setState] = useState<State>({});
  const { remote } = state;

  useEffect(() => {
    let left = false;
    request.then(
      (loaded) => {
        if (!left) setState({ remote: loaded });
      },
      (error: unknown) => {
        if (!left) setState({ failure: RemoteFailure.from(name, error) });
      },
    );
    return () => {
      left = true;
    };
  }, [name, request]);

  // The page may be old: at each of its screens the remote may have been switched off since.
  useEffect(() => {
    // What is switched off is the release: an engineer may be at work on its repair.
    if (!remote || developerOverrides()[name]) return undefined;
    let left = false;
    void switchedOff(name).then((reason) => {
      if (left) return;
      if (reason === undefined) return noteState(name, { status: 'loaded' });
      // Nothing that was typed is taken away: the next screen asks again.
      if (hasTypedWork()) return;
      const failure = new RemoteFailure(name, 'switched-off', reason);
      noteFailure(failure);
      noteState(name, { status: 'switched off' });
      setState({ failure });
    });
    return () => {
      left = true;
    };
  }, [name, remote, pathname]);

  const retry = useCallback(() => {
    setState({});
    setRequest(loadAgain(name));
  }, [name]);
  return { ...state, retry };
}
