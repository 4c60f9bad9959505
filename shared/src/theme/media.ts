/** Mobile first: styles are for 360 px, these add to them. Pixels of the portal's own frame, not of the page around it. */
export const media = {
  tablet: '@media (min-width: 640px)',
  desktop: '@media (min-width: 960px)',
  wide: '@media (min-width: 1200px)',
  /** A phone held sideways, a page magnified four times: nothing may keep a part of the height for itself. */
  low: '@media (max-height: 30rem)',
  hover: '@media (hover: hover)',
  stillness: '@media (prefers-reduced-motion: reduce)',
  forcedColours: '@media (forced-colors: active)',
} as const;
