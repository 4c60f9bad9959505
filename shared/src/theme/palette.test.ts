import fc from 'fast-check';
import { edgePairs, rgbOf, textPairs, type ColourToken } from '../testing/colour-pairs';
import { accentMixes, colours } from './colours';
import { darkColours } from './dark-colours';
import { derivePalette, type ColourVariables } from './palette';
import { contrast, mix, type Rgb } from './rgb';

const given: ColourVariables[] = [
  { colorPrimary: '#ffd400' },
  { colorText: '#0c3b2a' },
  { colorText: '#999999' },
  { colorBackground: '#0c3b2a', colorPrimary: '#0c3b2a', colorText: '#0c3b2a' },
  { colorBackground: '#fdf6e3', colorSurface: '#ffffff', colorText: '#5c4b2c' },
  { colorBackground: '#777777' },
  { colorBackground: '#2e7d32', colorPrimary: '#2e7d32' },
  { colorBackground: '#ff0000', colorText: '#00ff00' },
  { colorBackground: '#ffffff', colorSurface: '#000000', colorText: '#ffffff' },
  { colorBackground: '#000', colorSurface: '#fff' },
  { colorSurface: '#123456', colorPrimary: '#fff' },
  { colorSurface: '#fafafa', colorText: '#eee' },
  { colorBackground: '#0c4d67' },
  { colorPrimary: '#3f93ef' },
  { colorBackground: '#573417', colorPrimary: '#d2e127' },
  { colorBackground: '#000000', colorSurface: '#00682c' },
  { colorPrimary: '#fe747e', colorSurface: '#a92131' },
  { colorPrimary: '#000000', colorBackground: '#000000', colorSurface: '#004e54' },
  { colorPrimary: '#ddf3f3', colorText: '#c5e6b4' },
];

/** The pairs of the derived palette that have too little contrast. */
function failures(variables: ColourVariables, dark: boolean) {
  const palette = derivePalette(variables, dark);
  const base = palette.isDark ? darkColours : colours;
  const valueOf = (name: ColourToken): Rgb => {
    const own = palette.colours[name];
    if (own) return rgbOf(own);
    if (name in base) return rgbOf(base[name as keyof typeof base]);
    const [share, other] = accentMixes[name as keyof typeof accentMixes];
    return mix(rgbOf(base.accent), share, rgbOf(palette.isDark ? darkColours.surface : other));
  };
  const ratio = ([first, second]: readonly [ColourToken, ColourToken]) =>
    contrast(valueOf(first), valueOf(second));
  // A light accent on a light surface is a fill behind text, which needs no border.
  const edges = edgePairs.filter(([edge]) => edge !== 'accent' || palette.isDark);
  return {
    texts: textPairs.filter((pair) => ratio(pair) < 4.5),
    edges: edges.filter((pair) => ratio(pair) < 3),
  };
}

it('keeps every text readable and every border visible, whatever colours are given', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const variables = fc.record(
    { colorPrimary: colour, colorBackground: colour, colorSurface: colour, colorText: colour },
    { requiredKeys: [] },
  );
  const examples = given.flatMap((some): [ColourVariables, boolean][] => [
    [some, false],
    [some, true],
  ]);
  fc.assert(
    fc.property<[ColourVariables, boolean]>(variables, fc.boolean(), (some, dark) => {
      expect(failures(some, dark)).toEqual({ texts: [], edges: [] });
    }),
    { seed: 20261127, numRuns: 1000, examples },
  );
});

it('leaves colours that fit together as they are, and says nothing', () => {
  const brand = { colorBackground: '#0c3b2a', colorSurface: '#12503a', colorText: '#f4efe0' };
  const palette = derivePalette(brand, false);
  expect(palette).toMatchObject({
    isDark: true,
    corrections: [],
    colours: { canvas: '#0c3b2a', surface: '#12503a', ink: '#f4efe0' },
  });
});

it('takes text and surfaces of the theme where only the brand colour is given', () => {
  const { isDark, colours: own } = derivePalette({ colorPrimary: '#123456' }, true);
  expect(isDark).toBe(true);
  expect(Object.keys(own)).toEqual(expect.not.arrayContaining(['ink', 'canvas', 'positive']));
  expect(derivePalette({}, true)).toEqual({ isDark: true, colours: {}, corrections: [] });
});

it('names each colour that it has changed', () => {
  const hostile = { colorBackground: '#ffffff', colorSurface: '#000000', colorText: '#ffffff' };
  const { corrections, colours: shown } = derivePalette(hostile, true);
  expect(corrections).toEqual([
    {
      variable: 'colorSurface',
      shown: shown['surface'],
      because: 'the text that is readable on the page has to be readable on it',
    },
    {
      variable: 'colorText',
      shown: shown['ink'],
      because: 'text needs a contrast of 4.5:1 to every surface',
    },
  ]);
});
