import useSWR from 'swr';
import { fetchCampaign, type Campaign } from '@investor-portal/shared/partner-api/campaigns';
import { useWatchlist } from '@investor-portal/shared/storage/watchlist';
import { keyNames } from '../data/keys';
import { useViewer } from '../data/use-investor';
import { watchedDates, type WatchedDate } from './watched-dates';

/** The API has no list request for the watchlist: each campaign costs one, so only the last ones added are read. */
const maxWatched = 20;

/** The coming dates of the campaigns that the investor watches. */
export function useWatchedCampaigns(now: number): { dates: WatchedDate[]; loading: boolean } {
  const viewer = useViewer();
  const guids = useWatchlist()?.guids.slice(0, maxWatched) ?? [];
  const { data, error } = useSWR(
    guids.length > 0 ? [keyNames.campaign, viewer, 'watched', ...guids] : null,
    () => fetchReadable(guids),
    { keepPreviousData: true },
  );
  const watched = guids.length > 0 ? (data ?? []) : [];
  return {
    dates: watchedDates(watched, now),
    loading: guids.length > 0 && data === undefined && !error,
  };
}

/** Skips campaigns that fail to load or are gone: nothing here waits for them. */
async function fetchReadable(guids: readonly string[]): Promise<Campaign[]> {
  const results = await Promise.allSettled(guids.map((guid) => fetchCampaign(guid)));
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}
