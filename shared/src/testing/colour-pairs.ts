import type { accentMixes, ColourName } from '../theme/colours';
import { readHex, type Rgb } from '../theme/rgb';

export type ColourToken = ColourName | keyof typeof accentMixes;

const surfaces: ColourToken[] = ['canvas', 'surface', 'sunken', 'raised', 'accent-soft'];
const texts: ColourToken[] = ['ink', 'ink-soft', 'ink-quiet', 'accent-text', 'danger'];
/** Text, and what it is read on: 4.5:1. */
export const textPairs: [ColourToken, ColourToken][] = [
  ...texts.flatMap((text) =>
    surfaces.map((surface): [ColourToken, ColourToken] => [text, surface]),
  ),
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
    (soft): [ColourToken, ColourToken] => ['ink', soft],
  ),
  ['ink', 'selection'],
  ['surface', 'ink'],
];
const edges: ColourToken[] = [
  'focus',
  'line-strong',
  'accent',
  'accent-text',
  'positive',
  'danger',
];
/** Borders, marks and fills, and what they are seen on: 3:1. */
export const edgePairs = edges.flatMap((edge) =>
  (['canvas', 'surface', 'sunken'] as const).map((surface): [ColourToken, ColourToken] => [
    edge,
    surface,
  ]),
);

/** @throws an error if the text is not an opaque colour. */
export function rgbOf(text: string): Rgb {
  const colour = readHex(text);
  if (!colour) throw new Error(`${text} is not an opaque colour.`);
  return colour;
}
