import { styled } from 'styled-components';
import { paper } from '@investor-portal/shared/theme/mixins';
import { tokens } from '@investor-portal/shared/theme/tokens';

/** Both ways to sign are of the same height, so that the dialog keeps its own. */
export const SigningPanel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[3]};
  height: clamp(12rem, 32dvh, 18rem);
`;

/** Where a signature is drawn or shown. */
export const SignatureBox = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  /* On a low screen the whole dialog scrolls: the box must fit and leave room to scroll beside it. */
  max-height: max(4rem, 100dvh - 5rem);
  overflow: hidden;
  ${paper}
  border: 1px dashed ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.md};

  canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
`;

export const DrawingCanvas = styled.canvas`
  cursor: crosshair;
  /* Drawing must not scroll the page. */
  touch-action: none;
`;

export const TypedCanvas = styled.canvas`
  object-fit: contain;
`;

/** The line to sign on, under the drawing and not part of it. */
export const SigningLine = styled.p`
  position: absolute;
  inset: auto ${tokens.space[5]} 22%;
  min-height: 1.6em;
  padding-inline: ${tokens.space[1]};
  border-bottom: 1px solid ${tokens.colour['line-strong']};
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};
  pointer-events: none;
  user-select: none;
`;

/** In an empty box. */
export const BoxHint = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  padding: ${tokens.space[3]};
  color: ${tokens.colour['ink-quiet']};
  font-size: ${tokens.text.sm};
  text-align: center;
`;

export const Declaration = styled.p`
  color: ${tokens.colour['ink-soft']};
  font-size: ${tokens.text.sm};
`;
