import * as v from 'valibot';
import { identity } from '../schema/fields';
import { useStoredList } from './use-stored-list';

const watchlistSchema = v.array(identity);

export interface Watchlist {
  /** Guids of campaigns, the last added campaign first. */
  guids: readonly string[];
  watches: (guid: string) => boolean;
  /** @returns false if storage is full or denied. The campaign is then not watched. */
  watch: (guid: string) => boolean;
  unwatch: (guid: string) => void;
}

/** This browser keeps the watchlist, because the API cannot (decision 39). */
export function useWatchlist(): Watchlist | null {
  const list = useStoredList('watchlist', watchlistSchema);
  if (!list) return null;
  const { items: guids, update } = list;
  const without = (current: readonly string[], guid: string) =>
    current.filter((item) => item !== guid);
  return {
    guids,
    watches: (guid) => guids.includes(guid),
    watch: (guid) => {
      const isKept = update((current) => [guid, ...without(current, guid)]);
      if (!isKept) update((current) => without(current, guid));
      return isKept;
    },
    unwatch: (guid) => void update((current) => without(current, guid)),
  };
}
