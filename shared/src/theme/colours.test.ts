import { accentMixes, colours, type ColourName } from './colours';
import { darkAccentMixes, darkColours, darkStyle } from './dark-style';
import { contrast, mix, readHex, type Rgb } from './brand';

type Name = ColourName | keyof typeof accentMixes;

const surfaces: Name[] = ['canvas', 'surface', 'sunken', 'raised', 'accent-soft'];
const texts: Name[] = ['ink', 'ink-soft', 'ink-quiet', 'accent-text', 'danger'];
/** Text, and what it is read on: 4.5:1. */
const textPairs: [Name, Name][] = [
  ...texts.flatMap((text) => surfaces.map((surface): [Name, Name] => [text, surface])),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['positive', 'positive-soft'],
  ['positive', 'surface'],
  ['warning', 'warning-soft'],
  ['warning', 'surface'],
  ['danger', 'danger-soft'],
  ['info', 'info-soft'],
  ['neutral', 'neutral-soft'],
  ['ink-quiet', 'neutral-soft'],
  ...(['warning-soft', 'danger-soft', 'positive-soft', 'info-soft', 'neutral-soft'] as const).map(
    (soft): [Name, Name] => ['ink', soft],
  ),
  ['ink', 'selection'],
  ['surface', 'ink'],
];
const edges: Name[] = ['focus', 'line-strong', 'accent', 'accent-text', 'positive', 'danger'];
/** Borders, marks and fills, and what they are seen on: 3:1. */
const edgePairs = edges.flatMap((edge) =>
  (['canvas', 'surface', 'sunken'] as const).map((surface): [Name, Name] => [edge, surface]),
);

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
  const ratio = (first: Name, second: Name) =>
    contrast(rgb(appearance, first), rgb(appearance, second));

  it.each(textPairs)('%s on %s is readable text (4.5:1)', (text, surface) => {
    expect(ratio(text, surface)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('%s on %s is a visible border (3:1)', (edge, surface) => {
    expect(ratio(edge, surface)).toBeGreaterThanOrEqual(3);
  });
});

it('makes every surface of the dark appearance lighter than the surface below it', () => {
  const black: Rgb = [0, 0, 0];
  const order = (['canvas', 'surface', 'sunken', 'raised'] as const).map((name) =>
    contrast(rgb('dark', name), black),
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(new Set(order).size).toBe(order.length);
});

it('are dark on screens only, so that paper is white', () => {
  expect(darkStyle()).toMatch(/^@media screen\{.*color-scheme:dark.*\}$/);
});
