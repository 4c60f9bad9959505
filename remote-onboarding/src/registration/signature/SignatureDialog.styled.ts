import { styled } from 'styled-components';
import { tokens } from '@investor-portal/shared/theme/tokens';

export const Canvas = styled.canvas`
  width: 100%;
  display: block;
  /* On a low screen the whole dialog scrolls: the canvas must fit and leave room to scroll beside it. */
  height: min(clamp(8rem, 32dvh, 18rem), max(4rem, 100dvh - 5rem));
  background: ${tokens.colour.surface};
  border: 1px dashed ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.md};
  cursor: crosshair;
  /* Drawing must not scroll the page. */
  touch-action: none;
`;

export const TypedSignature = styled.canvas`
  display: block;
  width: 100%;
  max-width: 26rem;
  margin-inline: auto;
  background: ${tokens.colour.surface};
  border: 1px dashed ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.md};
`;

export const Declaration = styled.p`
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
`;
