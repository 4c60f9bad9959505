import {
  brandName,
  type BrandedColour,
  accentSoftShares,
  colours,
  darkCanvas,
  darkRaised,
  darkSurface,
} from './colours';

/** The minimum contrast of text: 4.5 in WCAG, plus a margin for rounding. */
const minTextContrast = 4.6;
/** The minimum contrast of graphics: 3 in WCAG, plus a margin for rounding. */
const minGraphicContrast = 3.05;

type BrandColours = Record<BrandedColour, string>;

/**
 * Computes the accent colours from a platform's brand colour. The text on the accent is white or ink, and the accent changes
 * until one of them reaches 4.5:1. As a text colour, the brand changes until it reaches 4.5:1 on every surface. In the dark
 * appearance, the accent also stands out from every surface.
 * @returns `null` unless the colour is `#rgb` or `#rrggbb`.
 */
export function brandColours(colour: string, dark: boolean): BrandColours | null {
  const brand = readHex(colour);
  if (!brand) return null;
  const surface = readHex(dark ? darkSurface : colours.surface) ?? white;
  // No other surface of the theme has less contrast to text.
  const behindText = readHex(dark ? darkRaised : colours.sunken) ?? white;
  // The ink is dark in both appearances.
  const ink = readHex(dark ? darkCanvas : colours.ink) ?? black;
  const minVisible = dark ? minGraphicContrast : 1;
  const visible = moveUntil(brand, white, minVisible, [behindText]);
  const underWhite = moveUntil(visible, black, minTextContrast, [white]);
  // In the dark appearance, an accent dark enough for white text could look like the surface.
  const takesWhite =
    contrast(white, visible) >= contrast(ink, visible) &&
    contrast(underWhite, behindText) >= minVisible;
  const underInk = moveUntil(visible, white, minTextContrast, [ink]);
  const onAccent = takesWhite ? white : ink;
  // The rounded colour is used from here on, because the exact one could lead to another soft surface than the page shows.
  const accent = readHex(toHex(takesWhite ? underWhite : underInk)) ?? brand;
  const soft = mix(accent, accentSoftShares[dark ? 'dark' : 'light'], surface);
  const text = moveUntil(brand, dark ? white : black, minTextContrast, [behindText, soft]);
  return {
    accent: toHex(accent),
    'accent-text': toHex(text),
    'on-accent': toHex(onAccent),
    // The hover colour moves away from the text's colour, so that the contrast does not drop.
    'accent-hover': toHex(mix(accent, 84, takesWhite ? black : white)),
  };
}

/** Replaces the portal's accent with a brand colour in both appearances. Ignores an invalid colour. */
export function applyBrandColour(colour: string, root = document.documentElement): void {
  for (const dark of [false, true])
    for (const [name, value] of Object.entries(brandColours(colour, dark) ?? {}))
      root.style.setProperty(brandName(name as BrandedColour, dark), value);
}

export type Rgb = readonly [number, number, number];

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

/** Returns `null` unless the value is `#rgb` or `#rrggbb`. */
export function readHex(value: unknown): Rgb | null {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(String(value).trim())?.[1];
  if (!digits) return null;
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const number = Number.parseInt(full, 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

export function toHex(colour: Rgb): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the result of CSS `color-mix(in srgb, first share%, second)`. */
export function mix(first: Rgb, share: number, second: Rgb): Rgb {
  const blend = (a: number, b: number) => (a * share + b * (100 - share)) / 100;
  return [blend(first[0], second[0]), blend(first[1], second[1]), blend(first[2], second[2])];
}

export function contrast(first: Rgb, second: Rgb): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Moves a colour towards another, which must have enough contrast itself, until it has enough to each of some colours. */
function moveUntil(colour: Rgb, towards: Rgb, minContrast: number, others: readonly Rgb[]): Rgb {
  let moved = colour;
  while (others.some((other) => contrast(moved, other) < minContrast))
    moved = mix(moved, 96, towards);
  return moved;
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
