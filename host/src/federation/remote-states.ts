import { atom } from 'jotai';
import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import { store } from '@investor-portal/shared/session/store';
import { notifyPlatform } from '../platform/platform';
import type { Candidate } from '../registry/choose-release';
import type { RemoteFailure } from './remote-failure';

/** What this page knows of a remote: shown to engineers at /__remotes. */
export interface RemoteState {
  status: 'not asked for' | 'loading' | 'loaded' | 'failed' | 'switched off';
  version?: string;
  role?: Candidate['role'];
  /** The contract range of the version that runs. */
  contract?: string;
  /** Where its files are. */
  folder?: string;
  /** From the first need of it to its routes, in ms. */
  loadedInMs?: number;
  /** Every version that was tried in vain, and why. */
  reasons: readonly string[];
}

const unasked: RemoteState = { status: 'not asked for', reasons: [] };

export const remoteStatesAtom = atom<Record<RemoteName, RemoteState>>({
  onboarding: unasked,
  opportunities: unasked,
  portfolio: unasked,
});

export function setRemoteState(name: RemoteName, change: Partial<RemoteState>): void {
  store.set(remoteStatesAtom, (states) => ({ ...states, [name]: { ...states[name], ...change } }));
}

/** A failure is told once: to the console, to the page of engineers and to the platform. */
export function reportFailure(failure: RemoteFailure, version?: string): void {
  const { remote, kind, message } = failure;
  const reason = `${kind}: ${message}`;
  console.warn(`${remote} ${version ?? ''} (${reason})`);
  const { reasons } = store.get(remoteStatesAtom)[remote];
  setRemoteState(remote, { reasons: [...reasons, reason] });
  notifyPlatform({
    action: 'portal:error',
    value: { source: remote, kind, reason: message, ...(version && { version }) },
  });
}
