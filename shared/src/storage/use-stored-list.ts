import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import * as v from 'valibot';
import { externalAtom } from '@investor-portal/shared/session/session';
import { investorPrefix } from '../session-rules/investor-storage';
import { mayStoreInTab, withBrowserStorage } from './tab-storage';

type ListSchema<T> = v.GenericSchema<unknown, T[]>;
const emptyList: readonly never[] = [];

/** Marks a list that storage had no room for. Every copy of this module knows the mark. */
const unstored = Symbol.for('investor-portal.unstored');

interface StoredList<T> {
  items: readonly T[];
  /** Whether the list was changed while this page is open, here or in another tab. */
  changed: boolean;
  /** Changes the stored list, which another tab may have changed. Returns false if only the page keeps the result. */
  update: (change: (current: readonly T[]) => readonly T[]) => boolean;
}

// Decision 71. SWR's cache holds the list for the page, because host and remotes share the cache but each has its own copy of
// this module.
export function useStoredList<T>(kind: string, schema: ListSchema<T>): StoredList<T> | null {
  const investor = useAtomValue(externalAtom)?.externalReferenceCode;
  const name = `${kind}:${investor ?? ''}`;
  const initialItems = useMemo(() => readStored(name, schema) ?? emptyList, [name, schema]);
  const { cache } = useSWRConfig();
  // A text and not an array, because array keys are cleared whenever money moves (partner-api/reading/data-key.ts).
  const { data, mutate } = useSWR<readonly T[]>(investor ? name : null, null);
  const items = data ?? initialItems;

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === null || event.key === investorPrefix + name)
        void mutate(readStored(name, schema) ?? emptyList, { revalidate: false });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [name, schema, mutate]);

  if (!investor) return null;
  const update: StoredList<T>['update'] = (change) => {
    // Where nothing can be stored, the cache has the list, because `items` may belong to an older rendering.
    const cached = cache.get(name)?.data as readonly T[] | undefined;
    const isUnstored = cached !== undefined && unstored in cached;
    const next = change((isUnstored ? null : readStored(name, schema)) ?? cached ?? initialItems);
    const isStored = withBrowserStorage((area) => {
      area.setItem(name, JSON.stringify(next));
      return true;
    });
    const kept = isStored ? next : Object.defineProperty([...next], unstored, { value: true });
    void mutate(kept, { revalidate: false });
    return isStored ?? !mayStoreInTab();
  };
  return { items, changed: data !== undefined, update };
}

function readStored<T>(name: string, schema: ListSchema<T>): T[] | undefined {
  return withBrowserStorage((area) => {
    const result = v.safeParse(schema, JSON.parse(area.getItem(name) ?? 'null'));
    return result.success ? result.output : undefined;
  });
}
