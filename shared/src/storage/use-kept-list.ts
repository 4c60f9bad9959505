import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import useSWR from 'swr';
import * as v from 'valibot';
import { externalAtom } from '@investor-portal/shared/session/session';
import { investorPrefix } from '../session-rules/investor-storage';
import { canStoreInTab, withBrowserStorage } from './tab-storage';

type ListSchema<T> = v.GenericSchema<unknown, T[]>;
const nothing: readonly never[] = [];

interface KeptList<T> {
  items: readonly T[];
  /** Whether the list was changed while this page is open, here or in another tab. */
  changed: boolean;
  /**
   * Replaces the list by what `change` makes of the stored one, which another tab may have changed in this very moment.
   * @returns false where storage is full or denied, so that the page alone keeps it.
   */
  update: (change: (current: readonly T[]) => readonly T[]) => boolean;
}

/**
 * A list that is kept in this browser for the investor until sign-out (decision 72). SWR's cache holds it for the page,
 * because host and remotes share that and each has a copy of this module; tabs follow one another.
 * @returns null without a session: there is no investor to keep it for.
 */
export function useKeptList<T>(kind: string, schema: ListSchema<T>): KeptList<T> | null {
  const investor = useAtomValue(externalAtom)?.externalReferenceCode;
  const name = `${kind}:${investor ?? ''}`;
  const kept = useMemo(() => stored(name, schema) ?? nothing, [name, schema]);
  // Not an array: those are cleared whenever money moves (partner-api/reading/data-key.ts).
  const { data, mutate } = useSWR<readonly T[]>(investor ? name : null, null);
  const items = data ?? kept;

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === null || event.key === investorPrefix + name)
        void mutate(stored(name, schema) ?? nothing, { revalidate: false });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [name, schema, mutate]);

  if (!investor) return null;
  const update: KeptList<T>['update'] = (change) => {
    const next = change(stored(name, schema) ?? items);
    const isStored = withBrowserStorage((area) => {
      area.setItem(name, JSON.stringify(next));
      return true;
    });
    void mutate(next, { revalidate: false });
    return isStored ?? !canStoreInTab();
  };
  return { items, changed: data !== undefined, update };
}

/** Undefined where nothing is stored, or nothing readable. */
function stored<T>(name: string, schema: ListSchema<T>): T[] | undefined {
  return withBrowserStorage((area) => {
    const result = v.safeParse(schema, JSON.parse(area.getItem(name) ?? 'null'));
    return result.success ? result.output : undefined;
  });
}
