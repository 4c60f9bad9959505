import { InvestorMemory } from '../storage/stored-data';
import { withTabStorage } from '../storage/tab-storage';
import {
  isInFlight,
  reduceWrite,
  type Failure,
  type PendingWrite,
  type WriteEvent,
} from './pending-write';

/** An entry in the tab's storage until the outcome of a write is known. After a reload, the page finds the write by it. */
interface Marker<Input> {
  key: (id: string) => string;
  text: (id: string, input: Input) => string;
}

export interface PendingWriteStore<Input, F extends Failure> {
  read: (id: string) => PendingWrite<Input, F>;
  /** Returns the new state. */
  dispatch: (id: string, event: WriteEvent<Input, F>) => PendingWrite<Input, F>;
  subscribe: (listener: () => void) => () => void;
  /** Counts a screen that shows this write, until the returned function is called. Dismisses a write that is done. */
  open: (id: string) => () => void;
  isOpen: (id: string) => boolean;
  /** Returns the marker's text if a reload left this write unsettled and nobody has sent it or looked it up again. */
  interruptedText: (id: string) => string | null;
}

/**
 * The writes of one kind, by an id. They are in the page's memory, so that the second of two presses finds the first write at
 * once, and an investor who leaves the screen finds the outcome on return. Each remote compiles its own copy of this module,
 * which is enough because only one remote sends and shows a given write. The store is emptied when the investor of the page
 * changes or signs out.
 */
export function pendingWriteStore<Input, F extends Failure>(
  marker?: Marker<Input>,
): PendingWriteStore<Input, F> {
  const writes = new InvestorMemory<PendingWrite<Input, F>>();
  const screens = new Map<string, number>();
  const listeners = new Set<() => void>();
  const idle: PendingWrite<Input, F> = { kind: 'idle', earlierUnknown: false };

  const read = (id: string) => writes.get(id) ?? idle;
  const count = (id: string, by: 1 | -1) => screens.set(id, (screens.get(id) ?? 0) + by);

  function dispatch(id: string, event: WriteEvent<Input, F>) {
    const write = reduceWrite(read(id), event);
    writes.set(id, write);
    updateMarker(id, write);
    for (const listener of listeners) listener();
    return write;
  }

  function updateMarker(id: string, write: PendingWrite<Input, F>) {
    if (!marker) return;
    const isUnsettled = isInFlight(write) || write.kind === 'unknown';
    const text = isUnsettled ? marker.text(id, write.input) : null;
    withTabStorage((area) =>
      text === null ? area.removeItem(marker.key(id)) : area.setItem(marker.key(id), text),
    );
  }

  return {
    read,
    dispatch,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: (id) => {
      count(id, 1);
      if (read(id).kind === 'done') dispatch(id, { type: 'dismissed' });
      return () => void count(id, -1);
    },
    isOpen: (id) => (screens.get(id) ?? 0) > 0,
    interruptedText: (id) =>
      marker && !writes.has(id)
        ? (withTabStorage((area) => area.getItem(marker.key(id))) ?? null)
        : null,
  };
}
