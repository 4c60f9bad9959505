import type { Candidate } from '@investor-portal/registry/choose';
import { loaderOptions } from './loader-options';
import type { RemoteFailure } from './remote-failure';

export interface RemoteState {
  status: 'not requested' | 'loading' | 'loaded' | 'failed' | 'switched off';
  version?: string;
  role?: Candidate['role'];
  /** The contract range that the running version needs. */
  contract?: string;
  folder?: string;
  /** The time from the first request for the remote to its routes, in ms. */
  loadedInMs?: number;
  reasons: readonly string[];
}

export type RemoteStates = Readonly<Record<string, RemoteState>>;

const notRequested: RemoteState = { status: 'not requested', reasons: [] };

let states: RemoteStates = {};

export function remoteStates(): RemoteStates {
  const { remotes } = loaderOptions();
  return Object.fromEntries(remotes.map((name) => [name, remoteState(name)]));
}

export function remoteState(name: string): RemoteState {
  return states[name] ?? notRequested;
}

export function setRemoteState(name: string, change: Partial<RemoteState>): void {
  states = { ...states, [name]: { ...remoteState(name), ...change } };
  const { page, report } = loaderOptions();
  page.remotes(remoteStates());
  report({ kind: 'remote', remote: name, change });
}

export function reportFailure(
  failure: RemoteFailure,
  release?: Pick<RemoteState, 'version' | 'role'>,
): void {
  const { remote, kind, message } = failure;
  const reason = `${kind}: ${message}`;
  console.warn(`${remote} ${release?.version ?? ''} (${reason})`);
  setRemoteState(remote, { reasons: [...remoteState(remote).reasons, reason] });
  loaderOptions().report({ kind: 'failure', failure, release });
}
