/**
 * Mobile first: styles are for 360 px, and these add to them. Widths of the portal's own frame, not of the page around it,
 * and in em: with the browser's text at 200 %, 1280 px have room for what 640 px have otherwise (WCAG 1.4.4).
 */
export const media = {
  /** Below 640 px. */
  phone: '@media not all and (min-width: 40em)',
  /** 640 px. */
  tablet: '@media (min-width: 40em)',
  /** 900 px: room for the navigation's links. */
  navigation: '@media (min-width: 56.25em)',
  /** 960 px. */
  desktop: '@media (min-width: 60em)',
  /** 1200 px. */
  wide: '@media (min-width: 75em)',
  /** A phone in landscape, or a page at 400 % zoom: nothing may permanently occupy a part of the height. */
  low: '@media (max-height: 30rem)',
  hover: '@media (hover: hover)',
  stillness: '@media (prefers-reduced-motion: reduce)',
  forcedColours: '@media (forced-colors: active)',
} as const;

/**
 * The root in the dark appearance; `host/src/platform/appearance.ts` sets the attribute. Colours that have a token need no
 * rule of their own: this is for what has none, such as a white ground for pictures that were made for white paper.
 */
export const inDark = ":root[data-appearance='dark']";
