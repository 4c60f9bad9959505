import { brandColours, minGraphicContrast, minTextContrast } from './brand';
import { accentSoftShares, colours, type ColourName } from './colours';
import { darkColours } from './dark-colours';
import { black, contrast, mix, moveUntil, readHex, toHex, white, type Rgb } from './rgb';
import { minSurfaceContrast, surfacesOf } from './surfaces';

export interface ColourVariables {
  colorPrimary?: string | undefined;
  colorBackground?: string | undefined;
  colorSurface?: string | undefined;
  colorText?: string | undefined;
}

/** A colour that is not shown as it was given. */
export interface Correction {
  variable: keyof ColourVariables;
  shown: string;
  because: string;
}

interface Palette {
  /** Whether text is light. A platform's surfaces decide, or else the theme. */
  isDark: boolean;
  /** The colours that differ from the theme's. */
  colours: Record<string, string>;
  corrections: Correction[];
}

const statuses = ['positive', 'warning', 'danger', 'info', 'neutral'] as const;

/**
 * Derives every colour of the portal from a platform's few, so that each pair in use meets WCAG 2.2 AA
 * (`shared/src/testing/colour-pairs.ts`). Surfaces stay as they are given where black or white text is readable on them. Texts,
 * statuses and borders move towards black or white until they are readable on every surface.
 */
export function derivePalette(given: ColourVariables, isDarkTheme: boolean): Palette {
  const own = surfacesOf(given);
  const isDark = own?.isDark ?? isDarkTheme;
  const [ink, paper] = isDark ? [white, black] : [black, white];
  const base = (name: ColourName) => readHex((isDark ? darkColours : colours)[name]) ?? paper;
  const derived: Record<string, Rgb> = {};

  // If the platform sets the text colour, the text is made readable on the page and the cards first. The derived surfaces are
  // adjusted to that text afterwards.
  const surface = own?.surface ?? base('surface');
  const canvas = own?.canvas ?? base('canvas');
  const text = moveUntil(readHex(given.colorText) ?? base('ink'), ink, minTextContrast, [
    canvas,
    surface,
  ]);
  // The texts to which the derived surfaces are adjusted: the platform's text and the theme's colours that do not change.
  const texts = own
    ? [text]
    : given.colorText
      ? [text, base('danger')]
      : [base('ink-quiet'), base('danger')];
  const behindText = (colour: Rgb) =>
    moveUntil(moveUntil(colour, paper, minSurfaceContrast, [ink]), paper, minTextContrast, texts);
  const sunken = own
    ? behindText(isDark ? mix(surface, 93, white) : mix(surface, 95, black))
    : base('sunken');
  const raised = own ? behindText(isDark ? mix(surface, 88, white) : surface) : base('raised');
  const plain = [canvas, surface, sunken, raised];

  const softOf = (colour: Rgb) =>
    behindText(mix(colour, accentSoftShares[isDark ? 'dark' : 'light'], surface));
  const primary = given.colorPrimary ?? toHex(base('accent'));
  const accents =
    given.colorPrimary || own || given.colorText
      ? brandColours(primary, isDark, { surfaces: plain, softOf })
      : null;
  const accent = readHex(accents?.accent) ?? base('accent');
  const accentSoft = softOf(accent);
  if (accents) {
    for (const [name, value] of Object.entries(accents)) derived[name] = readHex(value) ?? accent;
    derived['accent-soft'] = accentSoft;
    derived['accent-line'] = mix(accent, isDark ? 50 : 30, surface);
    derived['selection'] = behindText(mix(accent, isDark ? 50 : 22, surface));
  }

  const readable = (colour: Rgb, ...behind: Rgb[]) =>
    moveUntil(colour, ink, minTextContrast, [...plain, accentSoft, ...behind]);
  if (own) {
    Object.assign(derived, { canvas, surface, sunken, raised });
    for (const name of statuses) {
      const soft = behindText(mix(base(name), isDark ? 16 : 12, surface));
      derived[`${name}-soft`] = soft;
      derived[name] = readable(base(name), soft);
    }
    // Danger is also a fill behind text. The hover colour moves away from the text's colour.
    const danger = derived['danger'] ?? base('danger');
    const onDanger = contrast(white, danger) >= contrast(black, danger) ? white : black;
    derived['on-danger'] = onDanger;
    derived['danger-hover'] = mix(danger, 84, onDanger === white ? black : white);
    derived['line'] = mix(surface, 86, ink);
    derived['line-strong'] = moveUntil(mix(surface, 50, ink), ink, minGraphicContrast, plain);
    derived['focus'] = moveUntil(base('focus'), ink, minGraphicContrast, plain);
  }
  if (own || given.colorText) {
    const softs = statuses.map((name) => derived[`${name}-soft`] ?? base(`${name}-soft`));
    derived['ink'] = readable(text, ...softs);
    derived['ink-soft'] = readable(mix(text, 80, surface), ...softs);
    derived['ink-quiet'] = readable(mix(text, 66, surface), ...softs);
  }

  const shown = Object.fromEntries(
    Object.entries(derived).map(([name, value]) => [name, toHex(value)]),
  );
  if (own) shown['haze'] = `${shown['canvas']}b8`;
  return { isDark, colours: shown, corrections: corrections(given, shown) };
}

const tokenOf = {
  colorPrimary: 'accent',
  colorBackground: 'canvas',
  colorSurface: 'surface',
  colorText: 'ink',
} as const satisfies Record<keyof ColourVariables, string>;

const reasons: Readonly<Record<keyof ColourVariables, string>> = {
  colorPrimary: 'the text on it needs a contrast of 4.5:1, and a button on a dark surface 3:1',
  colorBackground: 'neither black nor white text has a contrast of 4.5:1 in all its shades',
  colorSurface: 'the text that is readable on the page has to be readable on it',
  colorText: 'text needs a contrast of 4.5:1 to every surface',
};

function corrections(given: ColourVariables, shown: Readonly<Record<string, string>>) {
  return (Object.keys(tokenOf) as (keyof ColourVariables)[]).flatMap((variable): Correction[] => {
    const wanted = readHex(given[variable]);
    const now = shown[tokenOf[variable]];
    if (!wanted || !now || toHex(wanted) === now) return [];
    return [{ variable, shown: now, because: reasons[variable] }];
  });
}
