import { UnusableFileError } from './load-json';

export type RemoteFailureKind =
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
