import { isUnknown } from './settle-write';

/** Why a write is not done. A remote may add its own kinds to `WriteFailure`, which count as refusals. */
export interface Failure {
  kind: string;
  message?: string;
  /** The server's sentence, even though the outcome is unknown. */
  serverMessage?: string | undefined;
}

/**
 * A write from the press of a button until its outcome is known (MACHINE.md). `input` is the sent input, for screens that are
 * opened meanwhile. `earlierUnknown`: an earlier request may still arrive, so a refusal does not settle the outcome.
 */
export type PendingWrite<Input, F extends Failure> = { earlierUnknown: boolean } & (
  | { kind: 'idle' }
  | { kind: 'sending'; input: Input }
  /** Nothing is sent. `pressed`: the investor asked for the check. `before`: the failure that is checked. */
  | { kind: 'checking'; input: Input; pressed: boolean; before: F | null }
  | { kind: 'done' }
  /** `seen`: a screen of this write has shown the failure. */
  | { kind: 'refused'; input: Input; failure: F; seen: boolean }
  /** `checked`: the investor has checked again and the write was not found, so the investor may send it again. */
  | { kind: 'unknown'; input: Input; failure: F; checked: boolean }
);

export type StartEvent<Input> =
  { type: 'sent'; input: Input } | { type: 'check-started'; input: Input; pressed: boolean };

/** The events that a screen dispatches after a failure. */
export type ScreenEvent<Input> =
  /** The investor leaves the failure behind or has changed the input. */
  | { type: 'dismissed' }
  | { type: 'seen' }
  /** Replaces the stored input, for example because the screen has taken the input back. */
  | { type: 'input-replaced'; input: Input };

export type WriteEvent<Input, F extends Failure> =
  | StartEvent<Input>
  | ScreenEvent<Input>
  | { type: 'done' }
  /** `seen`: a screen of this write is open. */
  | { type: 'failed'; failure: F; seen: boolean }
  /** There is nothing left to send or to look up. */
  | { type: 'ended' };

type InFlight<Input, F extends Failure> = Extract<
  PendingWrite<Input, F>,
  { kind: 'sending' | 'checking' }
>;

export function isInFlight<Input, F extends Failure>(
  write: PendingWrite<Input, F>,
): write is InFlight<Input, F> {
  return write.kind === 'sending' || write.kind === 'checking';
}

/** Returns the same object for an event that does not apply. Only the write in flight can end. */
export function reduceWrite<Input, F extends Failure>(
  write: PendingWrite<Input, F>,
  event: WriteEvent<Input, F>,
): PendingWrite<Input, F> {
  const { earlierUnknown } = write;
  switch (event.type) {
    case 'sent':
      return isInFlight(write) ? write : { kind: 'sending', input: event.input, earlierUnknown };
    case 'check-started': {
      if (isInFlight(write)) return write;
      const { input, pressed } = event;
      const before = write.kind === 'unknown' ? write.failure : null;
      return { kind: 'checking', input, pressed, before, earlierUnknown };
    }
    case 'done':
      return isInFlight(write) ? { kind: 'done', earlierUnknown: false } : write;
    case 'failed':
      return afterFailure(write, event);
    case 'ended':
      return isInFlight(write) ? { kind: 'idle', earlierUnknown } : write;
    case 'dismissed':
      return isInFlight(write) ? write : { kind: 'idle', earlierUnknown };
    case 'seen':
      return write.kind === 'refused' ? { ...write, seen: true } : write;
    case 'input-replaced':
      return write.kind === 'refused' || write.kind === 'unknown'
        ? { ...write, input: event.input }
        : write;
  }
}

function afterFailure<Input, F extends Failure>(
  write: PendingWrite<Input, F>,
  { failure, seen }: Extract<WriteEvent<Input, F>, { type: 'failed' }>,
): PendingWrite<Input, F> {
  if (!isInFlight(write)) return write;
  const { input, earlierUnknown } = write;
  if (!isUnknown(failure)) return { kind: 'refused', input, failure, seen, earlierUnknown };
  const [pressed, before] =
    write.kind === 'checking' ? [write.pressed, write.before] : [false, null];
  return {
    kind: 'unknown',
    input,
    // A check does not replace the sentence that the server sent in response to the request.
    failure: { ...failure, serverMessage: failure.serverMessage ?? before?.serverMessage },
    checked: pressed && failure.kind === 'unconfirmed',
    earlierUnknown: true,
  };
}
