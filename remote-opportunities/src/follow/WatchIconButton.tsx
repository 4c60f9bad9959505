import { Bookmark } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { forcedHighlight } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { useWatched } from './use-watched';

interface WatchIconButtonProps {
  /** Of the campaign. */
  guid: string;
  /** The id of the campaign's name. */
  describedBy: string;
}

/** The same as WatchButton, on a picture. */
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
