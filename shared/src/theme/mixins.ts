import { css } from 'styled-components';
import { colours } from './colours';
import { media } from './media';
import { tokens } from './tokens';

/** The portal's keyboard focus ring; the gap keeps it visible on any fill. */
export const focusRing = css`
  outline: 2px solid ${tokens.colour.focus};
  outline-offset: 2px;
`;

/** The distance of a page's content from the edges of its frame, the same for everything that lines up with it. */
export const gutters = css`
  padding-inline: ${tokens.space[4]};

  ${media.tablet} {
    padding-inline: ${tokens.space[6]};
  }
`;

/** The distance of a page's content (ui/Layout) from the edges of a wide frame, which `gutters` reach in a narrower one. */
export const contentEdge = `max(${tokens.space[6]}, calc(50% - 36rem + ${tokens.space[6]}))`;

/**
 * Digits of equal width, so that amounts line up and do not jump while they change. For amounts only: Inter gives the
 * hyphens of codes and dates the same width, and they look like dashes.
 */
export const tabularDigits = css`
  font-variant-numeric: tabular-nums lining-nums;
`;

/** For selected and filled elements: forced colours remove every background except these. */
export const forcedHighlight = css`
  ${media.forcedColours} {
    background: Highlight;
    color: HighlightText;
    forced-color-adjust: none;
  }
`;

/** The track of a bar, which needs a border in forced colours only. */
export const forcedTrack = css`
  ${media.forcedColours} {
    background: Canvas;
    border: 1px solid CanvasText;
    forced-color-adjust: none;
  }
`;

/** White paper with ink in both appearances and in forced colours: what is signed looks as it is sent. */
export const paper = css`
  --ink-quiet: ${colours['ink-quiet']};
  --line-strong: ${colours['line-strong']};
  background: ${colours.surface};
  color: ${colours.ink};
  color-scheme: light;
  forced-color-adjust: none;
`;

/**
 * Makes what looks smaller 44 px high to a finger (WCAG 2.5.5), without moving anything. For a positioned element.
 * @param height what it looks like.
 * @param width of an icon alone; a text is wide enough.
 */
export function touchArea(height: `${number}rem`, width: `${number}rem` = '2.875rem') {
  return css`
    &::before {
      position: absolute;
      inset: calc((${height} - 2.875rem) / 2) calc((${width} - 2.875rem) / 2);
      content: '';
    }
  `;
}

/** For screen readers only. */
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
