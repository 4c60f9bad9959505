import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';

export const Keys = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  margin: ${tokens.space[3]} 0;
  text-align: start;
  overflow-wrap: anywhere;
`;
