import { brandName, type BrandedColour } from './brand-names';
import { colours } from './colours';
import { darkCanvas, darkSunken } from './colours';
import { black, contrast, mix, moveUntil, readHex, toHex, white } from './rgb';

/** The minimum contrast of text: 4.5 in WCAG, plus a margin for rounding. */
export const minTextContrast = 4.6;
/** The minimum contrast of graphics: 3 in WCAG, plus a margin for rounding. */
export const minGraphicContrast = 3.05;

type BrandColours = Record<BrandedColour, string>;

/**
 * Computes the accent colours from a platform's brand colour. The text on the accent is white or ink, whichever has more
 * contrast. If neither reaches 4.5:1, the accent is changed until one does. As a text colour, the brand is darkened, or
 * lightened in the dark appearance, until it reaches 4.5:1 on every surface. The dark appearance also lightens the accent
 * until it stands out from every surface.
 * @param worst the surface that has the least contrast to text.
 * @returns `null` unless the colour is `#rgb` or `#rrggbb`.
 */
export function brandColours(
  colour: string,
  dark: boolean,
  worst = readHex(dark ? darkSunken : colours.sunken) ?? white,
): BrandColours | null {
  const brand = readHex(colour);
  if (!brand) return null;
  // The ink is dark in both appearances.
  const ink = readHex(dark ? darkCanvas : colours.ink) ?? black;
  const visible = moveUntil(brand, white, dark ? minGraphicContrast : 1, [worst]);
  const onAccent = contrast(white, visible) >= contrast(ink, visible) ? white : ink;
  const opposite = onAccent === white ? black : white;
  const accent = moveUntil(visible, opposite, minTextContrast, [onAccent]);
  const text = moveUntil(brand, dark ? white : black, minTextContrast, [worst]);
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
