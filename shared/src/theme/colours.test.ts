import { accentMixes, colours, type ColourName } from './colours';
import { darkAccentMixes, darkColours, darkStyle } from './dark-style';
import { contrast, mix, readHex, type Rgb } from './brand';

type Name = ColourName | keyof typeof accentMixes;

const surfaces: Name[] = ['canvas', 'surface', 'sunken', 'raised', 'accent-soft'];
const texts: Name[] = ['ink', 'ink-soft', 'ink-quiet', 'accent-text', 'danger'];
const pairsOf = (firsts: Name[], seconds: Name[], ratio: number) =>
  firsts.flatMap((first) => seconds.map((second) => [first, second, ratio] as const));

/** Text, and what it is read on: 4.5:1. */
const textPairs = [
  ...pairsOf(texts, surfaces, 4.5),
  ...pairsOf(['on-accent'], ['accent', 'accent-hover'], 4.5),
  ...pairsOf(['on-danger'], ['danger', 'danger-hover'], 4.5),
  ...pairsOf(['positive'], ['positive-soft', 'surface'], 4.5),
  ...pairsOf(['warning'], ['warning-soft', 'surface'], 4.5),
  ...pairsOf(['danger'], ['danger-soft'], 4.5),
  ...pairsOf(['info'], ['info-soft'], 4.5),
  ...pairsOf(['neutral', 'ink-quiet', 'ink'], ['neutral-soft'], 4.5),
  ...pairsOf(['ink'], ['warning-soft', 'danger-soft', 'positive-soft', 'info-soft'], 4.5),
  ...pairsOf(['ink'], ['selection'], 4.5),
  ...pairsOf(['surface'], ['ink'], 4.5),
];
const edges: Name[] = ['focus', 'line-strong', 'accent', 'accent-text', 'positive', 'danger'];
/** Borders, marks and fills, and what they are seen on: 3:1. */
const edgePairs = pairsOf(edges, ['canvas', 'surface', 'sunken'], 3);

/** @throws an error if the text is not an opaque colour. */
function rgbOf(text: string): Rgb {
  const colour = readHex(text);
  if (!colour) throw new Error(`${text} is not an opaque colour.`);
  return colour;
}

const appearances = {
  light: { colours, mixes: accentMixes },
  dark: { colours: darkColours, mixes: darkAccentMixes },
};
type Appearance = keyof typeof appearances;

function rgb(appearance: Appearance, name: Name): Rgb {
  const { colours: values, mixes } = appearances[appearance];
  if (name in mixes) {
    const [share, other] = mixes[name as keyof typeof mixes];
    return mix(rgb(appearance, 'accent'), share, rgbOf(other));
  }
  return rgbOf(values[name as ColourName]);
}

describe.each(['light', 'dark'] as const)('WCAG 2.2 AA colours, %s', (appearance) => {
  it.each([...textPairs, ...edgePairs])(
    '%s on %s has a contrast of at least %f',
    (first, second, ratio) => {
      const colours = [rgb(appearance, first), rgb(appearance, second)] as const;
      expect(contrast(...colours)).toBeGreaterThanOrEqual(ratio);
    },
  );
});

it('the dark appearance makes every surface lighter than the surface below it, and is for screens only, so that paper is white', () => {
  const black: Rgb = [0, 0, 0];
  const order = (['canvas', 'surface', 'sunken', 'raised'] as const).map((name) =>
    contrast(rgb('dark', name), black),
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(new Set(order).size).toBe(order.length);
  expect(darkStyle()).toMatch(/^@media screen\{.*color-scheme:dark.*\}$/);
});
