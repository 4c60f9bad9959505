import { useCallback, useEffect, useState } from 'react';
import type { RemoteModule, RemoteName } from '@investor-portal/shared/contract/define-remote';
import { tellPlatform } from '../handover/platform';
import { loadRemote } from './load-remote';
import { RemoteFailure } from './remote-failure';

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
        if (!left) setState({ remote });
      },
      (error: unknown) => {
        if (left) return;
        const failure = RemoteFailure.from(name, error);
        console.warn(`${failure.remote} (${failure.kind}): ${failure.message}`);
        tellPlatform({ action: 'portal:error', value: { source: name, kind: failure.kind } });
        setState({ failure });
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
