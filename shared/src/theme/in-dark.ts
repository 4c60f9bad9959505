/**
 * The root in the dark appearance; `host/src/platform/appearance.ts` sets the attribute. Colours that have a token need no
 * rule of their own: this is for what has none, such as a white ground for pictures that were made for white paper.
 */
export const inDark = ":root[data-appearance='dark']";
