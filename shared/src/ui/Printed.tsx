import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';

/** Shown on paper only: it says what a control says on the screen. */
export const Printed = styled.p`
  display: none;

  @media print {
    display: block;
    margin-block: ${tokens.space[2]} ${tokens.space[4]};
  }
`;
