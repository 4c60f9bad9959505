import { useEffect } from 'react';
import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import { developerOverrides } from './developer-override';
import { killSwitchReason } from './page-registry';
import { RemoteFailure } from './remote-failure';
import { reportFailure, setRemoteState } from './remote-states';
import { hasUnsavedInput } from './unsaved-input';

interface Props {
  name: RemoteName;
  onSwitchedOff: (failure: RemoteFailure) => void;
}

/** Checks at every address whether the remote has been switched off since the page opened. */
export function KillSwitchWatcher({ name, onSwitchedOff }: Props) {
  useEffect(() => {
    // The kill switch stops releases; an engineer may be working on the fix.
    if (developerOverrides()[name]) return undefined;
    let unmounted = false;
    void killSwitchReason(name).then((reason) => {
      if (unmounted) return;
      if (reason === undefined) return setRemoteState(name, { status: 'loaded' });
      // Never discard what the investor has entered: the next screen checks again.
      if (hasUnsavedInput()) return;
      const failure = new RemoteFailure(name, 'switched-off', reason);
      reportFailure(failure);
      setRemoteState(name, { status: 'switched off' });
      onSwitchedOff(failure);
    });
    return () => {
      unmounted = true;
    };
  }, [name, onSwitchedOff]);
  return null;
}
