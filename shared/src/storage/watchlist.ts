import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import useSWR from 'swr';
import * as v from 'valibot';
import { externalAtom } from '@investor-portal/shared/session/session';
import { identity } from '../schema/fields';
import { investorPrefix } from '../session-rules/investor-storage';
import { withBrowserStorage } from './tab-storage';

/** The campaigns that an investor watches, as guids, the one added last first. */
const watchlistSchema = v.array(identity);
const nothing: readonly string[] = [];

export interface Watchlist {
  /** Guids of campaigns, the one added last first. */
  guids: readonly string[];
  watches: (guid: string) => boolean;
  watch: (guid: string) => void;
  unwatch: (guid: string) => void;
}

/**
 * The investor's watchlist, which the API has no place for: it is kept in this browser until sign-out (decision 39).
 * SWR's cache holds it for the page, because host and remotes share that and each remote has a copy of this module; tabs
 * follow one another.
 * @returns null without a session: there is no investor to keep it for.
 */
export function useWatchlist(): Watchlist | null {
  const investor = useAtomValue(externalAtom)?.externalReferenceCode ?? null;
  const name = `watchlist:${investor ?? ''}`;
  const kept = useMemo(() => stored(name) ?? nothing, [name]);
  const { data, mutate } = useSWR<readonly string[]>(
    investor === null ? null : ['watchlist', investor],
    null,
    { fallbackData: kept },
  );

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === null || event.key === investorPrefix + name)
        void mutate(stored(name) ?? nothing, { revalidate: false });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [name, mutate]);

  if (investor === null) return null;
  const guids = data ?? nothing;
  /** Another tab may have changed the stored list in this very moment. */
  const change = (changed: (current: readonly string[]) => string[]) => {
    const next = changed(stored(name) ?? guids);
    withBrowserStorage((area) => area.setItem(name, JSON.stringify(next)));
    void mutate(next, { revalidate: false });
  };
  const without = (list: readonly string[], guid: string) => list.filter((item) => item !== guid);
  return {
    guids,
    watches: (guid) => guids.includes(guid),
    watch: (guid) => change((list) => [guid, ...without(list, guid)]),
    unwatch: (guid) => change((list) => without(list, guid)),
  };
}

/** Undefined where nothing is stored, or nothing readable. */
function stored(name: string): string[] | undefined {
  return withBrowserStorage((area) => {
    const result = v.safeParse(watchlistSchema, JSON.parse(area.getItem(name) ?? 'null'));
    return result.success ? result.output : undefined;
  });
}
