import { showToast } from '@investor-portal/shared/session/toast';
import { useWatchlist } from '@investor-portal/shared/storage/watchlist';

/** Whether a campaign is on the watchlist, and what a press of Watch does; null without a session. */
export function useWatched(guid: string) {
  const watchlist = useWatchlist();
  if (!watchlist) return null;
  const watched = watchlist.watches(guid);
  const toggle = () => {
    if (watched) return watchlist.unwatch(guid);
    if (watchlist.watch(guid)) return;
    const message =
      'We couldn’t keep this campaign on your watchlist: your browser’s storage is full or blocked. Free some space or allow storage for this site, then try again.';
    showToast({ kind: 'failure', message });
  };
  return { watched, toggle };
}
