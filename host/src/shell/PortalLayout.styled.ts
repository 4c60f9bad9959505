import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';

export const Main = styled.main`
  min-height: calc(100vh - 3.5rem);
  background: ${tokens.colour.canvas};
`;
