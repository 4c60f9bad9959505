import { brandName, type Branded } from './brand-names';
import { colours } from './colours';
import { contrast, mix, readHex, toHex, type Rgb } from './contrast';
import { darkCanvas, darkSunken } from './dark-surfaces';

/** WCAG's 4.5, plus a margin for rounding. */
const readable = 4.6;
/** WCAG's 3 for what is not text, likewise. */
const visible = 3.05;
const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

/** The colours that replace those of the same names. */
export type BrandColours = Record<Branded, string>;

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
