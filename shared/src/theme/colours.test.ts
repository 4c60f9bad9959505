import { accentMixes, colours, type ColourName } from './colours';
import { contrast, mix, readHex, type Rgb } from './contrast';

function rgb(name: ColourName | keyof typeof accentMixes): Rgb {
  if (name in accentMixes) {
    const [share, other] = accentMixes[name as keyof typeof accentMixes];
    return mix(rgb('accent'), share, hex(other));
  }
  return hex(colours[name as ColourName]);
}

function hex(text: string): Rgb {
  const colour = readHex(text);
  if (!colour) throw new Error(`${text} is not an opaque colour.`);
  return colour;
}

type Name = Parameters<typeof rgb>[0];
const surfaces: Name[] = ['canvas', 'surface', 'sunken', 'accent-soft'];
const texts: Name[] = ['ink', 'ink-soft', 'ink-quiet', 'accent-text', 'danger', 'accent-hover'];
const textPairs: [Name, Name][] = [
  ...texts.flatMap((text) => surfaces.map((surface): [Name, Name] => [text, surface])),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['positive', 'positive-soft'],
  ['positive', 'surface'],
  ['warning', 'warning-soft'],
  ['danger', 'danger-soft'],
  ['info', 'info-soft'],
  ['neutral', 'neutral-soft'],
  ['ink', 'warning-soft'],
  ['ink', 'danger-soft'],
  ['ink', 'positive-soft'],
  ['ink', 'info-soft'],
  ['surface', 'ink'],
];

describe('WCAG 2.2 AA colours', () => {
  it.each(textPairs)('%s on %s is readable text (4.5:1)', (text, surface) => {
    expect(contrast(rgb(text), rgb(surface))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(
    (['focus', 'line-strong', 'accent'] as const).flatMap((edge) =>
      (['canvas', 'surface', 'sunken'] as const).map((surface) => [edge, surface] as const),
    ),
  )('%s on %s is a visible border (3:1)', (edge, surface) => {
    expect(contrast(rgb(edge), rgb(surface))).toBeGreaterThanOrEqual(3);
  });
});
