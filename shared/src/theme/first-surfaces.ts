/*
 * The part of the palette (palette.ts) that the first paint needs. It is in every document, so it is as small as possible: the
 * browser mixes the colour of the cards.
 */

/** The share of the page's colour in the cards' colour, percent. The rest is white. */
export const surfaceShares = { dark: 94, light: 40 } as const;

/** The selector of a platform's tokens. It is more specific than those of both palettes. */
export const brandRoot = ':root:root:root';

interface FirstSurfaces {
  isDark: boolean;
  css: string;
}

/** Returns the page and the cards in a platform's colours, or `null` if it has set none. */
export function firstSurfaces(canvas: unknown, surface: unknown): FirstSurfaces | null {
  const [page, card] = [canvas, surface].map((colour) =>
    isDarkColour(colour) === null ? undefined : String(colour),
  );
  const first = page ?? card;
  if (!first) return null;
  const isDark = isDarkColour(first) ?? false;
  const mixed = `color-mix(in srgb,${first} ${isDark ? surfaceShares.dark : surfaceShares.light}%,#fff)`;
  return {
    isDark,
    css: `@media screen{${brandRoot}{--canvas:${first};--surface:${card ?? mixed};--ink-soft:${isDark ? '#fff' : '#000'}}}`,
  };
}

/** Whether white text has more contrast to a colour than black text. Returns `null` for a value that is not hexadecimal. */
export function isDarkColour(colour: unknown): boolean | null {
  const parts = /^#([\da-f]{1,2})([\da-f]{1,2})([\da-f]{1,2})$/i.exec(String(colour));
  if (!parts) return null;
  const [red = 0, green = 0, blue = 0] = parts
    .slice(1)
    .map((part) => (Number.parseInt(part.repeat(3 - part.length), 16) / 255) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.179;
}
