import { inkBounds } from './signature';

/** Pixels from rows of text: '#' is ink, '.' is transparent. */
function pixels(...rows: string[]): ImageData {
  const width = rows[0]?.length ?? 0;
  const data = new Uint8ClampedArray(rows.join('').length * 4);
  [...rows.join('')].forEach((mark, index) => {
    data[index * 4 + 3] = mark === '#' ? 1 : 0;
  });
  return { data, width, height: rows.length, colorSpace: 'srgb' };
}

test('finds no ink on an empty canvas', () => {
  expect(inkBounds(pixels('...', '...'))).toBeUndefined();
});

test('bounds every pixel of ink, however faint, and nothing more', () => {
  expect(inkBounds(pixels('......', '..#...', '....#.', '.#....', '......'))).toEqual({
    left: 1,
    top: 1,
    width: 4,
    height: 3,
  });
});

test('bounds a dot in a corner with a box of one pixel', () => {
  expect(inkBounds(pixels('..', '.#'))).toEqual({ left: 1, top: 1, width: 1, height: 1 });
});

test('keeps the whole canvas if ink reaches its edges', () => {
  expect(inkBounds(pixels('#.', '.#'))).toEqual({ left: 0, top: 0, width: 2, height: 2 });
});
