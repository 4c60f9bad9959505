import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';

export const Veil = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.overlay};
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[6]};
  background: rgb(255 255 255 / 86%);
  color: ${tokens.colour.ink};
  font-weight: 560;
  text-align: center;
`;
