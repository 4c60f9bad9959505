import type { Candidate } from '@investor-portal/registry/choose';
import { UnusableFileError } from './load-json';
import { loaderOptions } from './loader-options';

export interface RemoteState {
  status: 'not requested' | 'loading' | 'loaded' | 'failed' | 'switched off';
  version?: string;
  role?: Candidate['role'];
  /** The contract range that the running version needs. */
  contract?: string;
  folder?: string;
  loadedInMs?: number;
  reasons: readonly string[];
}

export type ReleaseState = Pick<RemoteState, 'version' | 'role'>;
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

export function reportFailure(failure: RemoteFailure, release?: ReleaseState): void {
  const { remote, kind, message } = failure;
  const reason = `${kind}: ${message}`;
  console.warn(`${remote} ${release?.version ?? ''} (${reason})`);
  setRemoteState(remote, { reasons: [...remoteState(remote).reasons, reason] });
  loaderOptions().report({ kind: 'failure', failure, release });
}

type RemoteFailureKind =
  'registry' | 'switched-off' | 'contract' | 'mount' | 'load' | 'module' | 'render';

export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  constructor(
    readonly remote: string,
    readonly kind: RemoteFailureKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  static from(remote: string, error: unknown): RemoteFailure {
    if (error instanceof RemoteFailure) return error;
    const kind = error instanceof UnusableFileError ? 'registry' : 'load';
    // Module Federation puts the reason in the last line, below error codes and links.
    const reason = error instanceof Error ? error.message.trim().split('\n').at(-1)?.trim() : '';
    const message = reason || `${remote} could not be loaded.`;
    return new RemoteFailure(remote, kind, message, { cause: error });
  }
}
