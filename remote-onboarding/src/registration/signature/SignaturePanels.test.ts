import { lineHeight, wrapName } from './SignaturePanels';

const box = { width: 320, height: 180 };
/** Letters are half as wide as high. */
const widthOf = (text: string) => text.length / 2;
const wrap = (name: string) => wrapName(name, box, widthOf);

test('keeps a short name on one line', () => {
  expect(wrap('Ana Reyes')).toEqual({ lines: ['Ana Reyes'], fontSize: 36 });
});

test.each([
  'Maria Isabel Concepcion Villanueva y Dela Cruz de los Reyes viuda de Montenegro',
  'Juan  Dela\tCruz',
  'W'.repeat(80),
])('fits %s into the box, broken only between words', (name) => {
  const { lines, fontSize } = wrap(name);
  expect(lines.join(' ')).toBe(name.replaceAll(/\s+/g, ' '));
  expect(lines.length * lineHeight * fontSize).toBeLessThanOrEqual(box.height);
  for (const line of lines) expect(widthOf(line) * fontSize).toBeLessThanOrEqual(box.width);
});
