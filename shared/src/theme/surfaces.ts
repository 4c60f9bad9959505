import { isDarkColour, surfaceShares } from './first-surfaces';
import { black, mix, moveUntil, readHex, toHex, white, type Rgb } from './rgb';

interface Surfaces {
  /** Whether text on them is light. */
  isDark: boolean;
  canvas: Rgb;
  surface: Rgb;
}

/** The minimum contrast of black or white to a surface, so that there is a readable text colour for all surfaces. */
export const minSurfaceContrast = 4.8;

/**
 * Returns the page and the cards in a platform's colours, or `null` if it has set none. Page and cards have the same text
 * colour. The page's colour decides whether that is light or dark, and the cards' colour is changed if the text would not be
 * readable on it.
 */
export function surfacesOf(given: {
  colorBackground?: unknown;
  colorSurface?: unknown;
}): Surfaces | null {
  const background = readHex(given.colorBackground);
  const surface = readHex(given.colorSurface);
  const decisive = background ?? surface;
  if (!decisive) return null;
  const isDark = isDarkColour(toHex(decisive)) ?? false;
  const [ink, paper] = isDark ? [white, black] : [black, white];
  const readable = (colour: Rgb) => moveUntil(colour, paper, minSurfaceContrast, [ink]);
  return {
    isDark,
    canvas: readable(background ?? decisive),
    surface: readable(
      surface ?? mix(decisive, isDark ? surfaceShares.dark : surfaceShares.light, white),
    ),
  };
}
