import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';

export const DatedRows = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  overflow-wrap: anywhere;

  p {
    color: ${tokens.colour['ink-soft']};
    font-size: ${tokens.text.sm};
  }
`;
