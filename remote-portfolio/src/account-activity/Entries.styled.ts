import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';

/** Rows of a folded section. */
export const Entries = styled.ul`
  display: grid;

  > li {
    padding: ${tokens.space[3]} 0;
  }

  > li + li {
    border-top: 1px solid ${tokens.colour.line};
  }
`;
