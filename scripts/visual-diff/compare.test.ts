import { PNG } from 'pngjs';
import { compare } from './compare';

/** Returns a grey picture. `change` gets its pixels, with four bytes for each. */
function picture(width: number, height: number, change: (data: Buffer) => void = () => undefined) {
  const image = new PNG({ width, height });
  image.data.fill(255);
  for (let at = 0; at < image.data.length; at += 4) image.data.fill(230, at, at + 3);
  change(image.data);
  return PNG.sync.write(image);
}

it('finds no difference between equal pictures', () => {
  expect(compare(picture(40, 30), picture(40, 30))).toBeUndefined();
});

it('counts the pixels of a thin line that has another colour', () => {
  const changed = picture(40, 30, (data) => {
    for (let x = 0; x < 12; x += 1) data.fill(200, x * 4, x * 4 + 3);
  });
  const { pixels, image } = compare(picture(40, 30), changed) ?? {};
  expect(pixels).toBe(12);
  expect(PNG.sync.read(image ?? Buffer.alloc(0))).toMatchObject({ width: 40, height: 30 });
});

it('takes no rounding of the browser for a change', () => {
  const rounded = picture(40, 30, (data) => data.fill(231, 0, 3));
  expect(compare(picture(40, 30), rounded)).toBeUndefined();
});

it('counts the area that only one picture has', () => {
  expect(compare(picture(40, 30), picture(40, 32))?.pixels).toBe(80);
});
