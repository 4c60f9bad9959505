import type { PointGroup } from 'signature_pad';
import { inkBounds, isDrawnSignature, isTypedSignature } from './signature';

const colours: Record<string, number[]> = {
  '#': [0, 0, 0, 255],
  // This is ink at the edge of a stroke.
  '+': [0, 0, 0, 17],
  // Some browsers add noise to every canvas, so that sites cannot recognize the browser.
  '~': [3, 0, 1, 1],
  o: [255, 255, 255, 255],
};

/** Makes pixels from rows of marks, where '.' is transparent. */
function pixels(...rows: string[]): ImageData {
  const data = [...rows.join('')].flatMap((mark) => colours[mark] ?? [0, 0, 0, 0]);
  return {
    data: new Uint8ClampedArray(data),
    width: rows[0]?.length ?? 0,
    height: rows.length,
    colorSpace: 'srgb',
  };
}

const faint = pixels('~.....', '..+...', '....#.', '.#...~', '......');
const noise = pixels(...Array.from({ length: 40 }, () => '#'.repeat(40)));
for (const at of noise.data.keys()) noise.data[at] = (at * 73) % 256;

it.each([
  ['an empty canvas', pixels('...', '..~'), undefined],
  // With its faint edges, and with nothing that a browser adds.
  ['a stroke', faint, { left: 1, top: 1, width: 4, height: 3 }],
  ['a stroke to every edge', pixels('#.', '.#'), { left: 0, top: 0, width: 2, height: 2 }],
  ['white pixels', pixels('ooo', 'ooo'), undefined],
  ['white pixels with some black', pixels('o#o', 'o#o'), undefined],
  ['noise', noise, undefined],
])('finds the bounds of the ink of %s', (_, picture, bounds) => {
  expect(inkBounds(picture)).toEqual(bounds);
});

/** Makes a stroke through points. Each text is `x,y` in CSS pixels. */
function stroke(...points: string[]): PointGroup {
  const placed = points.map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return { x, y };
  });
  return { points: placed } as PointGroup;
}

it.each([
  ['an empty canvas', [], false],
  ['a dot', [stroke('10,10')], false],
  ['two dots far apart', [stroke('10,10'), stroke('200,90')], false],
  ['a slip of the finger', [stroke('10,10', '18,14', '22,20')], false],
  ['a flat line', [stroke('10,10', '34,10')], true],
  ['a tall line', [stroke('10,10', '10,34')], true],
  ['a small cross', [stroke('10,10', '34,34'), stroke('34,10', '10,34')], true],
  ['short strokes in a row', [stroke('10,10', '20,10'), stroke('30,10', '40,10')], true],
])('%s: is a signature: %p', (_, strokes, isSignature) => {
  expect(isDrawnSignature(strokes)).toBe(isSignature);
});

it.each([
  ['Ana Reyes', true],
  ['X', true],
  ['李', true],
  ['.', false],
  ['\u200B', false],
  ['123', false],
  [` ${'W'.repeat(80)} `, true],
  ['W'.repeat(81), false],
])('the typed %j: is a signature: %p', (name, isSignature) => {
  expect(isTypedSignature(name)).toBe(isSignature);
});
