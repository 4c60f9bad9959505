import { colours } from './colours';
import { contrast, mix, readHex, toHex, type Rgb } from './contrast';

/** WCAG's 4.5 and a little for rounding. */
const readable = 4.6;
const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
const ink: Rgb = readHex(colours.ink) ?? [0, 0, 0];
const canvas: Rgb = readHex(colours.sunken) ?? white;

/** The custom properties a platform's brand colour replaces. */
export interface BrandVariables {
  '--accent': string;
  '--accent-text': string;
  '--on-accent': string;
  '--accent-hover': string;
}

/**
 * A platform's brand colour as the accent. The text on it is white or ink, whichever reads better; a brand
 * too close to both is moved until one reads at 4.5:1. As text it is darkened until it does on every surface.
 * `null` when it is no `#rgb` or `#rrggbb` colour.
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
    // Away from the text on it, so that it reads no worse.
    '--accent-hover': toHex(mix(accent, 84, away)),
  };
}

/** Puts a brand colour in place of the portal's accent; an unreadable one leaves it. */
export function applyBrandColour(colour: string, root = document.documentElement): void {
  for (const [name, value] of Object.entries(brandVariables(colour) ?? {}))
    root.style.setProperty(name, value);
}
