import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useWatchlist } from '@investor-portal/shared/storage/watchlist';
import { Button } from '@investor-portal/shared/ui/Button';

interface WatchButtonProps {
  /** Of the campaign. */
  guid: string;
}

/** Adds a campaign to the watchlist, or removes it; nothing without a session. */
export function WatchButton({ guid }: WatchButtonProps) {
  const watchlist = useWatchlist();
  if (!watchlist) return null;
  const watched = watchlist.watches(guid);
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={watched ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
      aria-pressed={watched}
      onClick={() => (watched ? watchlist.unwatch(guid) : watchlist.watch(guid))}
    >
      Watch
    </Button>
  );
}
