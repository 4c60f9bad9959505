import { useCallback, useEffect, useState } from 'react';
import type { RemoteModule, RemoteName } from '@investor-portal/shared/contract/define-remote';
import { developerOverrides } from './developer-override';
import { loadRemote } from './load-remote';
import { switchedOff } from './page-registry';
import { RemoteFailure } from './remote-failure';
import { noteFailure, noteState } from './remote-states';

interface State {
  remote?: RemoteModule;
  failure?: RemoteFailure;
}

/** A remote for as long as a screen needs it; `retry` asks again after a failure. */
export function useRemote(name: RemoteName): State & { retry: () => void } {
  const [request, setRequest] = useState(() => loadRemote(name));
  const [state, setState] = useState<State>({});

  useEffect(() => {
    let left = false;
    request.then(
      (remote) => {
        if (left) return;
        setState({ remote });
        // What is switched off is the release: an engineer may be at work on its repair.
        if (developerOverrides()[name]) return;
        // The page may be old: the remote may have been switched off since it was loaded.
        void switchedOff(name).then((reason) => {
          if (reason === undefined || left) return;
          const failure = new RemoteFailure(name, 'switched-off', reason);
          noteFailure(failure);
          noteState(name, { status: 'switched off' });
          setState({ failure });
        });
      },
      (error: unknown) => {
        if (!left) setState({ failure: RemoteFailure.from(name, error) });
      },
    );
    return () => {
      left = true;
    };
  }, [name, request]);

  const retry = useCallback(() => {
    setState({});
    setRequest(loadRemote(name));
  }, [name]);
  return { ...state, retry };
}
