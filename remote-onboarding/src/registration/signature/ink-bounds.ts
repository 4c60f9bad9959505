export interface Bounds {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The smallest box around every pixel that is not fully transparent, in device pixels; none on an empty canvas. */
export function inkBounds(pixels: ImageData): Bounds | undefined {
  const { data, width, height } = pixels;
  let left = width;
  let top = height;
  let right = -1;
  let bottom = -1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right === -1
    ? undefined
    : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
