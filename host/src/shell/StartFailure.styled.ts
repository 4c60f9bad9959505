import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';

export const Keys = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  margin: ${tokens.space[3]} 0;
  padding-inline-start: ${tokens.space[5]};
  list-style: disc;
  text-align: start;
  overflow-wrap: anywhere;
`;
