import * as v from 'valibot';
import { identity } from '../schema/fields';
import { useKeptList } from './use-kept-list';

const watchlistSchema = v.array(identity);

export interface Watchlist {
  /** Guids of campaigns, the one added last first. */
  guids: readonly string[];
  watches: (guid: string) => boolean;
  /** @returns whether it could be kept: false where storage is full or denied, and then it is not watched. */
  watch: (guid: string) => boolean;
  unwatch: (guid: string) => void;
}

/**
 * The campaigns that the investor watches. The API has no place for them, so this browser keeps them (decision 39).
 * @returns null without a session.
 */
export function useWatchlist(): Watchlist | null {
  const list = useKeptList('watchlist', watchlistSchema);
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
