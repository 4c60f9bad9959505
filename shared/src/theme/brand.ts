import { brandName, type BrandedColour } from './brand-names';
import { accentSoftShares, colours, darkCanvas, darkRaised, darkSurface } from './colours';
import { black, contrast, mix, moveUntil, readHex, toHex, white } from './rgb';

/** The minimum contrast of text: 4.5 in WCAG, plus a margin for rounding. */
const minTextContrast = 4.6;
/** The minimum contrast of graphics: 3 in WCAG, plus a margin for rounding. */
const minGraphicContrast = 3.05;

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
