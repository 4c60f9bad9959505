import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { forcedHighlight, visuallyHidden } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

export const Links = styled.nav`
  display: none;

  ${media.navigation} {
    display: block;
    margin-inline-start: ${tokens.space[6]};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space[1]};
    padding: 0;
    list-style: none;
  }
`;

export const HeaderLink = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  /* The header's height without its border. */
  min-height: calc(3.5rem - 1px);
  padding-inline: ${tokens.space[3]};
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
  font-weight: 550;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${tokens.colour.ink};
      box-shadow: inset 0 -2px 0 ${tokens.colour['line-strong']};
    }
  }

  &:focus-visible {
    outline-offset: -4px;
  }

  /* The mark's room, which the link takes from what follows it, so that nothing moves when the mark appears. */
  &:has(> [aria-hidden]) {
    padding-inline-end: 2.125rem;
    margin-inline-end: -1.375rem;
  }

  &[aria-current] {
    color: ${tokens.colour['accent-text']};
    box-shadow: inset 0 -2px 0 ${tokens.colour['accent-text']};
    ${forcedHighlight}
  }
`;

/** The word beside the menu's icon. It is hidden where the header shows the links. */
export const MenuLabel = styled.span`
  ${media.navigation} {
    ${visuallyHidden}
  }
`;
