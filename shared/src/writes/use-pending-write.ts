import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { showToast } from '@investor-portal/shared/session/toast';
import { withAnswer } from '../ui/ServerAnswer';
import type { Failure, ScreenEvent, StartEvent } from './pending-write';
import type { PendingWriteStore } from './pending-write-store';
import { isUnknown } from './settle-write';

interface Options<Input, Done> {
  /** Updates the data that the write has changed, and informs the investor. The write stays in flight until then. */
  onDone: (outcome: Done, input: Input, isOpen: boolean) => unknown;
  /** The toast for an investor who has left the screen while the outcome is unknown. */
  unknownText: (input: Input) => string;
  /** The toast for an investor who has left the screen before anything was sent. */
  unsentText?: string;
}

/** @param earlierUnknown an earlier request may still arrive. */
type Work<Outcome> = (earlierUnknown: boolean) => Promise<Outcome | null>;

/** At most one request is in flight (MACHINE.md). It continues if the investor leaves the screen (readings R14). */
export function usePendingWrite<Input, Done extends { kind: 'done' }, F extends Failure>(
  store: PendingWriteStore<Input, F>,
  id: string,
  { onDone, unknownText, unsentText = '' }: Options<Input, Done>,
) {
  const write = useSyncExternalStore(store.subscribe, () => store.read(id));
  const isOpen = useRef(true);
  useEffect(() => {
    // Set again, because StrictMode runs an effect, its cleanup, and the effect again.
    isOpen.current = true;
    const close = store.open(id);
    return () => {
      isOpen.current = false;
      close();
    };
  }, [store, id]);

  const dispatch = useCallback(
    (event: ScreenEvent<Input>) => void store.dispatch(id, event),
    [store, id],
  );

  const run = async (event: StartEvent<Input>, work: Work<Done | F>): Promise<boolean> => {
    const { input } = event;
    const before = store.read(id);
    const started = store.dispatch(id, event);
    if (started === before) return false;
    // The page may belong to a different investor when the response arrives.
    const isCurrent = () => store.read(id) === started;
    try {
      const outcome = await work(started.earlierUnknown);
      if (!outcome || !isCurrent()) return false;
      if (isDone(outcome)) {
        await onDone(outcome, input, isOpen.current);
        if (isCurrent()) store.dispatch(id, { type: 'done' });
        return true;
      }
      const failed = store.dispatch(id, {
        type: 'failed',
        failure: outcome,
        seen: store.isOpen(id),
      });
      if (failed.kind === 'refused' || failed.kind === 'unknown')
        showFailureToast(failed.failure, input);
      return false;
    } finally {
      if (isCurrent()) store.dispatch(id, { type: 'ended' });
    }
  };

  /** A screen of this write shows the failure itself. A refusal by the server also has a toast (spec §8). */
  const showFailureToast = (failure: F, input: Input) => {
    const { kind, message = '', serverMessage } = failure;
    if (kind === 'refused') return showToast({ kind: 'failure', message });
    const [isShown, text] = isUnknown(failure)
      ? [store.isOpen(id), unknownText(input)]
      : [isOpen.current, unsentText];
    if (!isShown) showToast({ kind: 'info', message: withAnswer(text, serverMessage) });
  };

  return {
    write,
    /**
     * Does nothing while the write is in flight. `work` returns null if there is nothing to do. @returns whether it is done.
     */
    send: (input: Input, work: Work<Done | F>) => run({ type: 'sent', input }, work),
    /** Looks the write up without sending anything. @param pressed whether the investor asked for the check. */
    check: (input: Input, work: Work<Done | F>, { pressed = true } = {}) =>
      run({ type: 'check-started', input, pressed }, work),
    dispatch,
  };
}

function isDone<Done extends { kind: 'done' }, F extends Failure>(
  outcome: Done | F,
): outcome is Done {
  return outcome.kind === 'done';
}
