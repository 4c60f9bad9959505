import { css } from 'styled-components';
import { media } from './media';
import { tokens } from './tokens';

/** The portal's keyboard focus ring. The gap keeps it visible on any fill. */
export const focusRing = css`
  outline: 2px solid ${tokens.colour.focus};
  outline-offset: 2px;
`;

export const gutters = css`
  padding-inline: ${tokens.space[4]};

  ${media.tablet} {
    padding-inline: ${tokens.space[6]};
  }
`;

/** The distance of a page's content (ui/Layout) from the edges of a wide frame. A narrower frame has `gutters`. */
export const contentEdge = `max(${tokens.space[6]}, calc(50% - 36rem + ${tokens.space[6]}))`;

/** For amounts only, because Inter also widens the hyphens of codes and dates, which then look like dashes. */
export const tabularDigits = css`
  font-variant-numeric: tabular-nums lining-nums;
`;

/** The light border of a filled box, in the colour of what the box says. Old browsers show the box without a border. */
export function softBorder(colour: keyof typeof tokens.colour) {
  return css`
    border: 1px solid transparent;

    @supports (color: color-mix(in srgb, red, blue)) {
      border-color: color-mix(in srgb, ${tokens.colour[colour]} 22%, transparent);
    }
  `;
}

/** For selected and filled elements, because forced colours remove every other background. */
export const forcedHighlight = css`
  ${media.forcedColours} {
    background: Highlight;
    color: HighlightText;
    forced-color-adjust: none;
  }
`;

export const forcedTrack = css`
  ${media.forcedColours} {
    background: Canvas;
    border: 1px solid CanvasText;
    forced-color-adjust: none;
  }
`;

/** Enlarges the touch target of a positioned element to 44 px (WCAG 2.5.5) without moving anything. */
export function touchArea(height: `${number}rem`, width: `${number}rem` = '2.875rem') {
  return css`
    &::before {
      position: absolute;
      inset: calc((${height} - 2.875rem) / 2) calc((${width} - 2.875rem) / 2);
      content: '';
    }
  `;
}

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

/** A dialog at the bottom of a phone, and in the middle of a wider screen. */
export const modalSurface = css`
  width: 100%;
  max-width: 100%;
  margin: auto 0 0;
  background: ${tokens.colour.surface};
  color: ${tokens.colour.ink};
  border: 0;
  border-radius: ${tokens.radius.lg} ${tokens.radius.lg} 0 0;
  box-shadow: ${tokens.shadow[3]};

  &::backdrop {
    background: ${tokens.colour.veil};
  }

  ${media.tablet} {
    width: calc(100% - ${tokens.space[8]});
    margin: auto;
    border-radius: ${tokens.radius.lg};
  }
`;
