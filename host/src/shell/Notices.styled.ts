import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';

export const Strip = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  max-width: 72rem;
  margin-inline: auto;
  padding: ${tokens.space[4]} ${tokens.space[4]} 0;
`;
