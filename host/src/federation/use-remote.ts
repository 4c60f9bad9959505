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
  const [state, setState] = useState<State>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    loadRemote(name).then(
      (remote) => {
        if (!left) setState({ remote });
      },
      (error: unknown) => {
        const failure = RemoteFailure.from(name, error);
        console.warn(`${failure.remote} (${failure.kind}): ${failure.message}`);
        tellPlatform({ action: 'portal:error', value: { source: name, kind: failure.kind } });
        if (!left) setState({ failure });
      },
    );
    return () => {
      left = true;
    };
  }, [name, attempt]);

  const retry = useCallback(() => {
    setState({});
    setAttempt((count) => count + 1);
  }, []);
  return { ...state, retry };
}
