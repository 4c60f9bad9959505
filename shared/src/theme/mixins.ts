import { css } from 'styled-components';
import { media } from './media';
import { tokens } from './tokens';

/** The one look of keyboard focus; the gap keeps it visible on any fill. */
export const focusRing = css`
  outline: 2px solid ${tokens.colour.focus};
  outline-offset: 2px;
`;

/** Digits of one width, so that amounts line up and do not jump while they change. */
export const tabularDigits = css`
  font-variant-numeric: tabular-nums lining-nums;
`;

/** What is chosen or filled: forced colours take every background away, but not these two. */
export const forcedHighlight = css`
  ${media.forcedColours} {
    background: Highlight;
    color: HighlightText;
    forced-color-adjust: none;
  }
`;

/** The edge of a bar, which has none of its own but in forced colours. */
export const forcedTrack = css`
  ${media.forcedColours} {
    background: Canvas;
    border: 1px solid CanvasText;
    forced-color-adjust: none;
  }
`;

/** There for screen readers only. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;
