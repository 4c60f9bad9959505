import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

// The browser rounds the colours at the edges of round shapes differently each time, by up to 3 of 255.
const options = { threshold: 0.02, includeAA: true };

export interface Difference {
  pixels: number;
  /** A PNG file with the changed pixels in red. */
  image: Buffer;
}

/** Compares two PNG files. The area that only one of them has counts as changed. */
export function compare(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const image = new PNG({ width, height });
  const [first, second] = [enlarged(one, width, height), enlarged(other, width, height)];
  const pixels = pixelmatch(first.data, second.data, image.data, width, height, options);
  return pixels === 0 ? undefined : { pixels, image: PNG.sync.write(image) };
}

function enlarged(image: PNG, width: number, height: number): PNG {
  const larger = new PNG({ width, height });
  PNG.bitblt(image, larger, 0, 0, image.width, image.height);
  return larger;
}
