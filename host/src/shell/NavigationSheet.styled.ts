import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { media } from '@investor-portal/shared/theme/media';
import { forcedHighlight } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

export const SheetNavigation = styled.nav`
  ${media.navigation} {
    display: none;
  }
`;

export const Entries = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  padding: 0;
  list-style: none;
`;

export const entryLook = css`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-height: 3rem;
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border-radius: ${tokens.radius.md};
  color: ${tokens.colour.ink};
  font-weight: 520;
  line-height: 1.35;
  text-decoration: none;

  &:is(a):hover {
    background: ${tokens.colour.sunken};
  }

  > svg {
    flex: none;
  }
`;

export const Entry = styled(Link)`
  ${entryLook}

  &[aria-current] {
    background: ${tokens.colour['accent-soft']};
    color: ${tokens.colour['accent-text']};
    font-weight: 620;
    ${forcedHighlight}
  }
`;
