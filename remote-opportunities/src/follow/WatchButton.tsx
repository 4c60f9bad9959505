import { Bookmark, BookmarkCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '@investor-portal/shared/ui/Button';
import { media } from '@investor-portal/shared/theme/media';
import { forcedHighlight } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { showToast } from '@investor-portal/shared/session/toast';
import { useWatchlist } from '@investor-portal/shared/storage/watchlist';

interface WatchButtonProps {
  /** The guid of the campaign. */
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

interface WatchIconButtonProps {
  /** The guid of the campaign. */
  guid: string;
  /** The id of the campaign's name. */
  describedBy: string;
}

/** Does the same as WatchButton, on a picture. */
export function WatchIconButton({ guid, describedBy }: WatchIconButtonProps) {
  const watch = useWatched(guid);
  if (!watch) return null;
  const { watched, toggle } = watch;
  return (
    <Round
      type="button"
      aria-label="Watch"
      aria-pressed={watched}
      aria-describedby={describedBy}
      title={watched ? 'On your watchlist, in this browser' : 'Keep on a watchlist in this browser'}
      onClick={toggle}
    >
      <Bookmark aria-hidden="true" size={18} fill={watched ? 'currentColor' : 'none'} />
    </Round>
  );
}

const Round = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 2.75rem;
  height: 2.75rem;
  background: ${tokens.colour.surface};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.pill};
  box-shadow: ${tokens.shadow[1]};
  color: ${tokens.colour['accent-text']};
  cursor: pointer;
  touch-action: manipulation;

  &[aria-pressed='true'] {
    ${forcedHighlight}
  }

  ${media.hover} {
    &:hover {
      background: ${tokens.colour['accent-soft']};
    }
  }
`;

/** Whether a campaign is on the watchlist, and what a press of Watch does; null without a session. */
function useWatched(guid: string) {
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
