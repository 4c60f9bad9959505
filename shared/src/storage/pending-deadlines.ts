import * as v from 'valibot';
import { identity } from '../schema/fields';
import { useKeptList } from './use-kept-list';

const deadlineSchema = v.object({
  /** The guid of the commitment. */
  id: identity,
  /** Epoch ms: from then on the investor has something to do, until it has passed; null if no end is known. */
  from: v.number(),
  until: v.nullable(v.number()),
});
export type PendingDeadline = v.InferOutput<typeof deadlineSchema>;

const deadlinesSchema = v.array(deadlineSchema);

interface PendingDeadlines {
  deadlines: readonly PendingDeadline[];
  /** Replaces all of them. */
  save: (deadlines: readonly PendingDeadline[]) => void;
  /** After the investor has acted on a commitment. */
  remove: (commitmentGuid: string) => void;
}

/**
 * The deadlines of the investor's commitments as the portfolio last read them, so that the menu can count them without a
 * request (decision 48). Nothing else about a commitment is stored.
 */
export function usePendingDeadlines(): PendingDeadlines {
  const list = useKeptList('pending-deadlines', deadlinesSchema);
  return {
    deadlines: list?.items ?? [],
    save: (deadlines) => void list?.update(() => deadlines),
    remove: (guid) => void list?.update((current) => current.filter(({ id }) => id !== guid)),
  };
}

/** How many of them wait for the investor now. */
export function countPending(deadlines: readonly PendingDeadline[], now: number): number {
  return deadlines.filter(({ from, until }) => from <= now && (until === null || now < until))
    .length;
}
