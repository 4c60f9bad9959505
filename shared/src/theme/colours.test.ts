import { edgePairs, rgbOf, textPairs, type ColourToken as Name } from '../testing/colour-pairs';
import { accentMixes, colours, type ColourName } from './colours';
import { darkAccentMixes, darkColours } from './dark-colours';
import { contrast, mix, type Rgb } from './rgb';

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
