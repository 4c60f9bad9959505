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

/** Stands beside a screen of a remote: the page may be old, and the remote switched off since. Asks once. */
export function KillSwitchWatcher({ name, onSwitchedOff }: Props) {
  useEffect(() => {
    // What is switched off is the release: an engineer may be at work on its repair.
    if (developerOverrides()[name]) return undefined;
    let left = false;
    void killSwitchReason(name).then((reason) => {
      if (left) return;
      if (reason === undefined) return setRemoteState(name, { status: 'loaded' });
      // Nothing that was typed is taken away: the next screen asks again.
      if (hasUnsavedInput()) return;
      const failure = new RemoteFailure(name, 'switched-off', reason);
      reportFailure(failure);
      setRemoteState(name, { status: 'switched off' });
      onSwitchedOff(failure);
    });
    return () => {
      left = true;
    };
  }, [name, onSwitchedOff]);
  return null;
}
