import { styled } from 'styled-components';
import { tokens } from '../theme/tokens';

/** A text that is shown only on paper, in place of a control. */
export const PrintOnlyText = styled.p`
  display: none;

  @media print {
    display: block;
    margin-block: ${tokens.space[2]} ${tokens.space[4]};
  }
`;
