import { atom } from 'jotai';
import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import { store } from '@investor-portal/shared/session/store';
import { notifyPlatform } from '../platform/platform';
import { signals } from '@investor-portal/shared/runtime/signals';
import type { Candidate } from '@investor-portal/registry/choose';
import { forEachRemote } from '../registry/remotes';
import type { RemoteFailure } from '../registry/remote-failure';

/** What this page knows about a remote; engineers see it at /__remotes. */
export interface RemoteState {
  status: 'not requested' | 'loading' | 'loaded' | 'failed' | 'switched off';
  version?: string;
  role?: Candidate['role'];
  /** The contract range that the running version needs. */
  contract?: string;
  /** The URL of the folder that holds its files. */
  folder?: string;
  /** From the first request for the remote to its routes, in ms. */
  loadedInMs?: number;
  /** Why each failed attempt failed. */
  reasons: readonly string[];
}

const notRequested: RemoteState = { status: 'not requested', reasons: [] };

export const remoteStatesAtom = atom(forEachRemote(() => notRequested));

export function setRemoteState(name: RemoteName, change: Partial<RemoteState>): void {
  store.set(remoteStatesAtom, (states) => ({ ...states, [name]: { ...states[name], ...change } }));
  signals.push({ kind: 'remote', remote: name, change });
}

/** Reports a failure to the console, to /__remotes and to the platform. */
export function reportFailure(
  failure: RemoteFailure,
  release?: Pick<RemoteState, 'version' | 'role'>,
): void {
  const version = release?.version;
  const { remote, kind, message } = failure;
  const reason = `${kind}: ${message}`;
  console.warn(`${remote} ${version ?? ''} (${reason})`);
  const { reasons } = store.get(remoteStatesAtom)[remote];
  setRemoteState(remote, { reasons: [...reasons, reason] });
  signals.push({ kind: 'failure', failure, release });
  notifyPlatform({
    action: 'portal:error',
    value: { source: remote, kind, reason: message, ...(version && { version }) },
  });
}
