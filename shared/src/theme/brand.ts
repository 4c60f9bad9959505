import { brandName, type BrandedColour } from './brand-names';
import { colours } from './colours';
import { darkCanvas, darkSunken } from './colours';

/** The minimum contrast of text: 4.5 in WCAG, plus a margin for rounding. */
const minTextContrast = 4.6;
/** The minimum contrast of graphics: 3 in WCAG, plus a margin for rounding. */
const minGraphicContrast = 3.05;
const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

type BrandColours = Record<BrandedColour, string>;

/**
 * Computes the accent colours from a platform's brand colour. The text on the accent is white or ink, whichever has more
 * contrast. If neither reaches 4.5:1, the accent is changed until one does. As a text colour, the brand is darkened, or
 * lightened in the dark appearance, until it reaches 4.5:1 on every surface. The dark appearance also lightens the accent
 * until it stands out from every surface.
 * @returns `null` unless the colour is `#rgb` or `#rrggbb`.
 */
export function brandColours(colour: string, dark: boolean): BrandColours | null {
  const brand = readHex(colour);
  if (!brand) return null;
  // The surface with the least contrast to text. The ink is dark in both appearances.
  const surface = readHex(dark ? darkSunken : colours.sunken) ?? white;
  const ink = readHex(dark ? darkCanvas : colours.ink) ?? black;
  let accent = brand;
  const minContrast = dark ? minGraphicContrast : 1;
  while (contrast(accent, surface) < minContrast) accent = mix(accent, 96, white);
  const onAccent = contrast(white, accent) >= contrast(ink, accent) ? white : ink;
  const opposite = onAccent === white ? black : white;
  while (contrast(onAccent, accent) < minTextContrast) accent = mix(accent, 96, opposite);
  let text = brand;
  while (contrast(text, surface) < minTextContrast) text = mix(text, 96, dark ? white : black);
  return {
    accent: toHex(accent),
    'accent-text': toHex(text),
    'on-accent': toHex(onAccent),
    // The hover colour moves away from the text's colour, so that the contrast does not drop.
    'accent-hover': toHex(mix(accent, 84, opposite)),
  };
}

/** Replaces the portal's accent with a brand colour in both appearances. Ignores an invalid colour. */
export function applyBrandColour(colour: string, root = document.documentElement): void {
  for (const dark of [false, true])
    for (const [name, value] of Object.entries(brandColours(colour, dark) ?? {}))
      root.style.setProperty(brandName(name as BrandedColour, dark), value);
}

export type Rgb = readonly [number, number, number];

export function readHex(text: string): Rgb | null {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
  if (!digits) return null;
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const value = Number.parseInt(full, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
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

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
