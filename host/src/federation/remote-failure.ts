import type { RemoteName } from '@investor-portal/shared/contract/define-remote';
import { UnusableFileError } from './load-json';

/**
 * Why a remote is not there: its registry, its kill switch, its contract, its files, its module, or an error while it
 * rendered.
 */
export type RemoteFailureKind =
  'registry' | 'switched-off' | 'contract' | 'load' | 'module' | 'render';

export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  constructor(
    readonly remote: RemoteName,
    readonly kind: RemoteFailureKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  static from(remote: RemoteName, error: unknown): RemoteFailure {
    if (error instanceof RemoteFailure) return error;
    const kind = error instanceof UnusableFileError ? 'registry' : 'load';
    // Module federation puts the reason last, under codes and links.
    const reason = error instanceof Error ? error.message.trim().split('\n').at(-1)?.trim() : '';
    const message = reason || `${remote} could not be loaded.`;
    return new RemoteFailure(remote, kind, message, { cause: error });
  }
}
