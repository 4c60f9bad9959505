import { keyframes, styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';

const appear = keyframes`
  from { opacity: 0; }
`;

export const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  width: auto;
  height: auto;
  margin: 0;
  border: 0;
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
  /* Work that is over sooner shows nothing: an overlay that only flashes frightens. */
  animation: ${appear} 120ms 150ms backwards;
`;
