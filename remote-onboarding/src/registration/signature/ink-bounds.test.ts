import { inkBounds } from './ink-bounds';

/** Pixels from rows of text: '#' is ink, '.' is not. */
function pixels(...rows: string[]): ImageData {
  const width = rows[0]?.length ?? 0;
  const data = new Uint8ClampedArray(rows.join('').length * 4);
  [...rows.join('')].forEach((mark, index) => {
    data[index * 4 + 3] = mark === '#' ? 1 : 0;
  });
  return { data, width, height: rows.length, colorSpace: 'srgb' };
}

test('an empty canvas has no ink', () => {
  expect(inkBounds(pixels('...', '...'))).toBeUndefined();
});

test('the box holds every pixel of ink, however faint, and no more', () => {
  expect(inkBounds(pixels('......', '..#...', '....#.', '.#....', '......'))).toEqual({
    left: 1,
    top: 1,
    width: 4,
    height: 3,
  });
});

test('a dot in a corner is a box of one pixel', () => {
  expect(inkBounds(pixels('..', '.#'))).toEqual({ left: 1, top: 1, width: 1, height: 1 });
});

test('ink up to the edges keeps the whole canvas', () => {
  expect(inkBounds(pixels('#.', '.#'))).toEqual({ left: 0, top: 0, width: 2, height: 2 });
});
