import { useCallback, useEffect, useState } from 'react';
import { getLoadedRemote, retryRemote } from './load-remote';
import { killSwitchReason, knownKillSwitch } from './page-registry';
import { takeRemote } from './preload-screen';
import { RemoteFailure, reportFailure, setRemoteState } from './remote-states';
import type { RemoteModule } from './remote-module';
import { hasUnsavedInput } from './stale-chunks';
import { useRetryOnline } from './use-retry-online';
import { overridingBuild } from './tab-overrides';

interface State {
  remote?: RemoteModule | undefined;
  failure?: RemoteFailure | undefined;
}

/** Checks at every address whether the remote has been switched off since the page opened. */
export function useRemote(name: string, address: string): State & { retry: () => void } {
  const [request, setRequest] = useState(() => firstRequest(name));
  const [state, setState] = useState<State>(() => stateWith(name, getLoadedRemote(name)));
  const [shownAt, setShownAt] = useState(address);
  if (shownAt !== address) {
    setShownAt(address);
    const failure = switchedOff(name);
    if (failure) setState({ failure });
  }

  useEffect(() => {
    let unmounted = false;
    const show = (next: State) => {
      if (!unmounted)
        setState((last) => (next.remote && last.remote === next.remote ? last : next));
    };
    request.then(
      (remote) => show(stateWith(name, remote)),
      (error: unknown) => show({ failure: RemoteFailure.from(name, error) }),
    );
    return () => void (unmounted = true);
  }, [name, request]);

  const { remote, failure } = state;
  useEffect(() => {
    // The kill switch applies to releases. An engineer may be working on the fix in a development build.
    if (!remote || overridingBuild(name)) return undefined;
    let unmounted = false;
    void killSwitchReason(name).then((reason) => {
      if (unmounted) return;
      if (reason === undefined) return setRemoteState(name, { status: 'loaded' });
      const off = switchedOff(name);
      if (!off) return;
      reportFailure(off);
      setRemoteState(name, { status: 'switched off' });
      setState({ failure: off });
    });
    return () => void (unmounted = true);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each address checks again
  }, [name, address, remote]);

  const retry = useCallback(() => {
    setState({});
    setRequest(retryRemote(name));
  }, [name]);

  useRetryOnline(failure !== undefined && failure.kind !== 'switched-off', retry);
  return { ...state, retry };
}

function stateWith(name: string, remote: RemoteModule | undefined): State {
  const failure = switchedOff(name);
  return failure ? { failure } : { remote };
}

function firstRequest(name: string): Promise<RemoteModule> {
  const isOff = getLoadedRemote(name) && switchedOff(name);
  return isOff ? retryRemote(name) : takeRemote(name);
}

function switchedOff(name: string): RemoteFailure | undefined {
  const reason = overridingBuild(name) ? undefined : knownKillSwitch(name);
  // The investor's input stays until the investor leaves the screen.
  if (reason === undefined || hasUnsavedInput()) return undefined;
  return new RemoteFailure(name, 'switched-off', reason);
}
