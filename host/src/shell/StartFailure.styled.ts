import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';

export const Keys = styled.ul`
  margin-top: ${tokens.space[3]};
  text-align: start;
  overflow-wrap: anywhere;
`;
