export type Rgb = readonly [number, number, number];

export const white: Rgb = [255, 255, 255];
export const black: Rgb = [0, 0, 0];

/** Returns `null` unless the value is `#rgb` or `#rrggbb`. */
export function readHex(value: unknown): Rgb | null {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(String(value).trim())?.[1];
  if (!digits) return null;
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const number = Number.parseInt(full, 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

export function toHex(colour: Rgb): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the result of CSS `color-mix(in srgb, first share%, second)`. */
export function mix(first: Rgb, share: number, second: Rgb): Rgb {
  const blend = (a: number, b: number) => (a * share + b * (100 - share)) / 100;
  return [blend(first[0], second[0]), blend(first[1], second[1]), blend(first[2], second[2])];
}

export function contrast(first: Rgb, second: Rgb): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/**
 * Moves a colour towards another until it has enough contrast to each of some colours. The other colour must have enough
 * contrast itself, or the loop never ends.
 */
export function moveUntil(
  colour: Rgb,
  towards: Rgb,
  minContrast: number,
  others: readonly Rgb[],
): Rgb {
  let moved = colour;
  while (others.some((other) => contrast(moved, other) < minContrast))
    moved = mix(moved, 96, towards);
  return moved;
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
