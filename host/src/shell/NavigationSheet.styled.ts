import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { forcedHighlight } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

export const Entries = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  padding: 0;
  list-style: none;
`;

export const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-height: 3rem;
  padding-inline: ${tokens.space[3]};
  border-radius: ${tokens.radius.md};
  color: ${tokens.colour.ink};
  font-weight: 520;
  text-decoration: none;

  &:hover {
    background: ${tokens.colour.sunken};
  }

  &[aria-current] {
    background: ${tokens.colour['accent-soft']};
    color: ${tokens.colour['accent-text']};
    font-weight: 620;
    ${forcedHighlight}
  }
`;
