import { useEffect } from 'react';
import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import { developerOverrides } from './developer-override';
import { switchedOff } from './page-registry';
import { RemoteFailure } from './remote-failure';
import { noteFailure, noteState } from './remote-states';
import { hasTypedWork } from './typed-work';

interface Props {
  name: RemoteName;
  onOff: (failure: RemoteFailure) => void;
}

/** Stands beside a screen of a remote: the page may be old, and the remote switched off since. Asks once. */
export function SwitchWatch({ name, onOff }: Props) {
  useEffect(() => {
    // What is switched off is the release: an engineer may be at work on its repair.
    if (developerOverrides()[name]) return undefined;
    let left = false;
    void switchedOff(name).then((reason) => {
      if (left) return;
      if (reason === undefined) return noteState(name, { status: 'loaded' });
      // Nothing that was typed is taken away: the next screen asks again.
      if (hasTypedWork()) return;
      const failure = new RemoteFailure(name, 'switched-off', reason);
      noteFailure(failure);
      noteState(name, { status: 'switched off' });
      onOff(failure);
    });
    return () => {
      left = true;
    };
  }, [name, onOff]);
  return null;
}
