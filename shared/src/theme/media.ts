/** Mobile first: styles are for 360 px, and these add to them. Widths of the portal's own frame, not of the page around it. */
export const media = {
  tablet: '@media (min-width: 640px)',
  /** 900 px; in em, so that the links of the navigation move into the menu when the browser's text is larger. */
  navigation: '@media (min-width: 56.25em)',
  desktop: '@media (min-width: 960px)',
  wide: '@media (min-width: 1200px)',
  /** A phone in landscape, or a page at 400 % zoom: nothing may permanently occupy a part of the height. */
  low: '@media (max-height: 30rem)',
  hover: '@media (hover: hover)',
  stillness: '@media (prefers-reduced-motion: reduce)',
  forcedColours: '@media (forced-colors: active)',
} as const;
