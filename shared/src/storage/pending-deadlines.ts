import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import useSWR from 'swr';
import * as v from 'valibot';
import { externalAtom } from '@investor-portal/shared/session/session';
import { identity } from '../schema/fields';
import { investorPrefix } from '../session-rules/investor-storage';
import { withBrowserStorage } from './tab-storage';

const deadlineSchema = v.object({
  /** The guid of the commitment. */
  id: identity,
  /** Epoch ms: from then on the investor has something to do, until it has passed; null if no end is known. */
  from: v.number(),
  until: v.nullable(v.number()),
});
export type PendingDeadline = v.InferOutput<typeof deadlineSchema>;

const deadlinesSchema = v.array(deadlineSchema);
const none: readonly PendingDeadline[] = [];

interface PendingDeadlines {
  deadlines: readonly PendingDeadline[];
  /** Replaces all of them. */
  save: (deadlines: readonly PendingDeadline[]) => void;
  /** After the investor has acted on a commitment. */
  remove: (commitmentGuid: string) => void;
}

/**
 * The deadlines of the investor's commitments as the portfolio last read them, so that the menu can count them without a
 * request (decision 48). Nothing else about a commitment is stored. SWR's cache holds them for the page, because host and
 * remotes share it and each has a copy of this module; tabs follow one another.
 */
export function usePendingDeadlines(): PendingDeadlines {
  const investor = useAtomValue(externalAtom)?.externalReferenceCode ?? '';
  const name = `pending-deadlines:${investor}`;
  const kept = useMemo(() => stored(name) ?? none, [name]);
  // Not an array: those are cleared whenever money moves (rules/balance-dependent.ts).
  const { data = none, mutate } = useSWR<readonly PendingDeadline[]>(name, null, {
    fallbackData: kept,
  });

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === null || event.key === investorPrefix + name)
        void mutate(stored(name) ?? none, { revalidate: false });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [name, mutate]);

  const save = (deadlines: readonly PendingDeadline[]) => {
    withBrowserStorage((area) => area.setItem(name, JSON.stringify(deadlines)));
    void mutate(deadlines, { revalidate: false });
  };
  return {
    deadlines: data,
    save,
    remove: (guid) => save((stored(name) ?? data).filter(({ id }) => id !== guid)),
  };
}

/** How many of them wait for the investor now. */
export function countPending(deadlines: readonly PendingDeadline[], now: number): number {
  return deadlines.filter(({ from, until }) => from <= now && (until === null || now < until))
    .length;
}

/** Undefined where nothing is stored, or nothing readable. */
function stored(name: string): PendingDeadline[] | undefined {
  return withBrowserStorage((area) => {
    const result = v.safeParse(deadlinesSchema, JSON.parse(area.getItem(name) ?? 'null'));
    return result.success ? result.output : undefined;
  });
}
