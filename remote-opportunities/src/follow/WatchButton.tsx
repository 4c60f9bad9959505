import { Bookmark, BookmarkCheck } from 'lucide-react';
import { Button } from '@investor-portal/shared/ui/Button';
import { useWatched } from './use-watched';

interface WatchButtonProps {
  /** Of the campaign. */
  guid: string;
}

/** Adds a campaign to the watchlist, or removes it; nothing without a session. */
export function WatchButton({ guid }: WatchButtonProps) {
  const watch = useWatched(guid);
  if (!watch) return null;
  const { watched, toggle } = watch;
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={watched ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
      aria-pressed={watched}
      onClick={toggle}
    >
      Watch
    </Button>
  );
}
