import { colours } from './colours';
import { contrast, mix, readHex, toHex, type Rgb } from './contrast';

/** WCAG's 4.5, plus a margin for rounding. */
const readable = 4.6;
const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
const ink: Rgb = readHex(colours.ink) ?? [0, 0, 0];
const canvas: Rgb = readHex(colours.sunken) ?? white;

/** The custom properties that a platform's brand colour replaces. */
export interface BrandVariables {
  '--accent': string;
  '--accent-text': string;
  '--on-accent': string;
  '--accent-hover': string;
}

/**
 * A platform's brand colour as the accent. Text on it is white or ink, whichever has more contrast; a colour too close to
 * both is changed until one reaches 4.5:1. Used as text, it is darkened until it does on every surface.
 * `null` unless it is a `#rgb` or `#rrggbb` colour.
 */
export function brandVariables(colour: string): BrandVariables | null {
  const brand = readHex(colour);
  if (!brand) return null;
  const onAccent = contrast(white, brand) >= contrast(ink, brand) ? white : ink;
  const away = onAccent === white ? black : white;
  let accent = brand;
  while (contrast(onAccent, accent) < readable) accent = mix(accent, 96, away);
  let text = brand;
  while (contrast(text, canvas) < readable) text = mix(text, 96, black);
  return {
    '--accent': toHex(accent),
    '--accent-text': toHex(text),
    '--on-accent': toHex(onAccent),
    // Away from the colour of the text on it, so that the contrast does not drop.
    '--accent-hover': toHex(mix(accent, 84, away)),
  };
}

/** Replaces the portal's accent with a brand colour; an invalid one changes nothing. */
export function applyBrandColour(colour: string, root = document.documentElement): void {
  for (const [name, value] of Object.entries(brandVariables(colour) ?? {}))
    root.style.setProperty(name, value);
}
