import * as v from 'valibot';
import { identity } from '../schema/fields';
import { useStoredList } from './use-stored-list';

const watchlistSchema = v.array(identity);

/** This browser keeps the watchlist, because the API cannot (decision 39). */
export function useWatchlist() {
  const list = useStoredList('watchlist', watchlistSchema);
  if (!list) return null;
  const { items: guids, update } = list;
  const without = (current: readonly string[], guid: string) =>
    current.filter((item) => item !== guid);
  return {
    /** Guids of campaigns, the last added campaign first. */
    guids,
    watches: (guid: string) => guids.includes(guid),
    /** @returns false if storage is full or denied. The campaign is then not watched. */
    watch: (guid: string) => {
      const isKept = update((current) => [guid, ...without(current, guid)]);
      if (!isKept) update((current) => without(current, guid));
      return isKept;
    },
    unwatch: (guid: string) => void update((current) => without(current, guid)),
  };
}
