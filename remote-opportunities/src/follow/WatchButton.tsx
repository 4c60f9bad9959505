import { Bookmark } from 'lucide-react';
import { Button } from '@investor-portal/shared/ui/Button';
import { showToast } from '@investor-portal/shared/session/toast';
import { useWatchlist } from '@investor-portal/shared/storage/watchlist';

interface WatchButtonProps {
  guid: string;
  /** `main` is the only button of a card. `icon` has no text. */
  look?: 'main' | 'icon';
  describedBy?: string;
}

export function WatchButton({ guid, look, describedBy }: WatchButtonProps) {
  const watchlist = useWatchlist();
  if (!watchlist) return null;
  const watched = watchlist.watches(guid);
  const toggle = () => {
    if (watched) return watchlist.unwatch(guid);
    if (watchlist.watch(guid)) return;
    const message =
      'We couldn’t keep this campaign on your watchlist: your browser’s storage is full or blocked.';
    showToast({ kind: 'failure', message });
  };
  return (
    <Button
      variant="secondary"
      size={look ? 'md' : 'sm'}
      icon={<Bookmark aria-hidden="true" fill={watched ? 'currentColor' : 'none'} />}
      aria-label={look === 'icon' ? 'Watch' : undefined}
      aria-pressed={watched}
      aria-describedby={describedBy}
      onClick={toggle}
    >
      {look === 'icon' ? null : 'Watch'}
    </Button>
  );
}
