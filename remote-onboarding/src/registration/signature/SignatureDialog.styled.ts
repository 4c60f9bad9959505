import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';
import { handwriting } from './typed-signature';

export const Canvas = styled.canvas`
  width: 100%;
  display: block;
  /* All of it fits a low screen, where the dialog scrolls as a whole, with room left to scroll by. */
  height: min(clamp(8rem, 32dvh, 18rem), max(4rem, 100dvh - 5rem));
  background: ${tokens.colour.surface};
  border: 1px dashed ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.md};
  cursor: crosshair;
  /* A stroke is no scrolling. */
  touch-action: none;
`;

export const Written = styled.p`
  display: grid;
  place-items: center;
  min-height: 6rem;
  padding: ${tokens.space[3]};
  overflow: hidden;
  border: 1px dashed ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.md};
  font-family: ${handwriting};
  font-size: 2rem;
  font-style: italic;
  line-height: 1.3;
  text-align: center;
`;

export const Declaration = styled.p`
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
`;
