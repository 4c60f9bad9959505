import { brandName, type Branded } from './brand-names';
import { colours } from './colours';
import { darkCanvas, darkSunken } from './colours';

/** WCAG's 4.5, plus a margin for rounding. */
const readable = 4.6;
/** WCAG's 3 for what is not text, likewise. */
const visible = 3.05;
const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

/** The colours that replace those of the same names. */
type BrandColours = Record<Branded, string>;

/**
 * A platform's brand colour as the accent. Text on it is white or ink, whichever has more contrast; a colour too close to
 * both is changed until one reaches 4.5:1. Used as text, it is darkened, or in the dark lightened, until it does on every
 * surface; in the dark its fill is lightened until it stands out from them.
 * `null` unless it is a `#rgb` or `#rrggbb` colour.
 */
export function brandColours(colour: string, dark: boolean): BrandColours | null {
  const brand = readHex(colour);
  if (!brand) return null;
  // The surface nearest to text; the ink is dark in both appearances.
  const surface = readHex(dark ? darkSunken : colours.sunken) ?? white;
  const ink = readHex(dark ? darkCanvas : colours.ink) ?? black;
  let accent = brand;
  const least = dark ? visible : 1;
  while (contrast(accent, surface) < least) accent = mix(accent, 96, white);
  const onAccent = contrast(white, accent) >= contrast(ink, accent) ? white : ink;
  const away = onAccent === white ? black : white;
  while (contrast(onAccent, accent) < readable) accent = mix(accent, 96, away);
  let text = brand;
  while (contrast(text, surface) < readable) text = mix(text, 96, dark ? white : black);
  return {
    accent: toHex(accent),
    'accent-text': toHex(text),
    'on-accent': toHex(onAccent),
    // Away from the colour of the text on it, so that the contrast does not drop.
    'accent-hover': toHex(mix(accent, 84, away)),
  };
}

/** Replaces the portal's accent with a brand colour in both appearances; an invalid one changes nothing. */
export function applyBrandColour(colour: string, root = document.documentElement): void {
  for (const dark of [false, true])
    for (const [name, value] of Object.entries(brandColours(colour, dark) ?? {}))
      root.style.setProperty(brandName(name as Branded, dark), value);
}

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Reads `#rgb` or `#rrggbb`; `null` for anything else. */
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

/** What CSS `color-mix(in srgb, first share%, second)` gives. */
export function mix(first: Rgb, share: number, second: Rgb): Rgb {
  const blend = (a: number, b: number) => (a * share + b * (100 - share)) / 100;
  return [blend(first[0], second[0]), blend(first[1], second[1]), blend(first[2], second[2])];
}

/** Contrast ratio of WCAG 2.2, 1 to 21. */
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
