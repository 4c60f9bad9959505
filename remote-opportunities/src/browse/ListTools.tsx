import { useAtomValue } from 'jotai';
import { Bookmark, Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@investor-portal/shared/routes/paths';
import { accessTokenAtom } from '@investor-portal/shared/session/session';
import { media } from '@investor-portal/shared/theme/media';
import { tokens } from '@investor-portal/shared/theme/tokens';

interface ListToolsProps {
  /** The investor comes back from a search. */
  takesFocus: boolean;
  onSearch: () => void;
}

/** The ways from the two lists to a search and to the watchlist: words, or icons alone on a phone. */
export function ListTools({ takesFocus, onSearch }: ListToolsProps) {
  const { pathname, search } = useLocation();
  const signedIn = useAtomValue(accessTokenAtom) !== '';
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const searchAddress = `${pathname}${search}${search === '' ? '?' : '&'}search=`;
  return (
    <Tools>
      <Tool ref={link} to={searchAddress} onClick={onSearch} aria-label="Search campaigns">
        <Search aria-hidden="true" size={20} />
        <span>Search</span>
      </Tool>
      {signedIn ? (
        <Tool to={paths.watchlist} aria-label="Watchlist">
          <Bookmark aria-hidden="true" size={20} />
          <span>Watchlist</span>
        </Tool>
      ) : null}
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  flex: none;
`;

const Tool = styled(Link)`
  display: inline-flex;
  gap: ${tokens.space[2]};
  align-items: center;
  justify-content: center;
  min-width: 2.75rem;
  min-height: 2.75rem;
  border-radius: ${tokens.radius.sm};
  color: ${tokens.colour['accent-text']};
  font-size: ${tokens.text.sm};
  font-weight: 600;
  text-decoration: none;

  > span {
    display: none;
  }

  ${media.hover} {
    &:hover {
      background: ${tokens.colour['accent-soft']};
    }
  }

  ${media.tablet} {
    padding-inline: ${tokens.space[3]};

    > span {
      display: inline;
    }
  }
`;
