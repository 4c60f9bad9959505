/**
 * Media queries, mobile first: styles are for 360 px, and the queries add to them. Widths are those of the portal's frame,
 * not of the page around it. They are in em, because with the browser's text at 200 % a frame of 1280 px has as much room as
 * 640 px has otherwise (WCAG 1.4.4).
 */
export const media = {
  /** Below 240 px: a phone with the browser's text at 200 %. */
  largeText: '@media (max-width: 15em)',
  /** Below 640 px. */
  phone: '@media not all and (min-width: 40em)',
  /** 640 px. */
  tablet: '@media (min-width: 40em)',
  /** 900 px: enough for the links of the navigation. */
  navigation: '@media (min-width: 56.25em)',
  /** 960 px. */
  desktop: '@media (min-width: 60em)',
  /** 1200 px. */
  wide: '@media (min-width: 75em)',
  /** A phone in landscape, or a page at 400 % zoom. Nothing may permanently occupy a part of the height. */
  low: '@media (max-height: 30rem)',
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColours: '@media (forced-colors: active)',
} as const;

/** `host/src/platform/appearance.ts` sets the attribute. Use it only for styles without a colour token. */
export const inDark = ":root[data-appearance='dark']";
