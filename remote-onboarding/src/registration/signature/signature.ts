import type { PointGroup } from 'signature_pad';

/** A saved signature, which is kept only in memory. */
export interface Signature {
  /** `signature.png`, image/png, trimmed to its ink (spec §3 'Signature capture'). */
  file: File;
  /** Date, time and zone at saving, in the platform's zone (readings R19). */
  dateTime: string;
  location: string;
  ipAddress: string;
}

/** A drawing whose longer side is shorter than this, in CSS pixels, is a tap or a slip of the finger. */
const minSide = 24;

/** Whether a drawing can be a signature. Dots do not count. */
export function isDrawnSignature(strokes: readonly PointGroup[]): boolean {
  const points = strokes.flatMap((stroke) => (stroke.points.length > 1 ? stroke.points : []));
  const side = (along: 'x' | 'y') => {
    const coordinates = points.map((point) => point[along]);
    return Math.max(...coordinates) - Math.min(...coordinates);
  };
  return side('x') >= minSide || side('y') >= minSide;
}

/** A typed signature needs a letter of any alphabet, and a length that stays readable in the picture. */
export function isTypedSignature(name: string): boolean {
  return /\p{L}/u.test(name) && name.trim().length <= 80;
}

/** Trims a canvas to its ink (spec §4). Returns null if the browser protects the canvas against fingerprinting. */
export async function signatureFile(canvas: HTMLCanvasElement): Promise<File | null> {
  const ink = readInk(canvas);
  if (!ink) return null;
  const trimmed = canvasOf(ink.width, ink.height);
  trimmed.getContext('2d')?.drawImage(canvas, -ink.left, -ink.top);
  const blob = await new Promise<Blob | null>((resolve) => trimmed.toBlob(resolve, 'image/png'));
  if (!blob) return null;
  const exported = canvasOf(ink.width, ink.height);
  exported.getContext('2d')?.drawImage(await createImageBitmap(blob), 0, 0);
  return readInk(exported) ? new File([blob], 'signature.png', { type: 'image/png' }) : null;
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}

function readInk(canvas: HTMLCanvasElement) {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  return pixels && inkBounds(pixels);
}

/** Some browsers change pixels slightly to prevent fingerprinting, so a pixel with at most this alpha counts as empty. */
const emptyAlpha = 16;
/** A pixel counts as black if red, green and blue are at most this. */
const darkest = 96;
/** The largest accepted number of pixels in other colours, as a fraction of the ink. */
const maxOthers = 0.05;

/** Returns the box around the black ink in device pixels. Undefined without ink or with too much of another colour. */
export function inkBounds({ data, width, height }: ImageData) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  let [ink, others] = [0, 0];
  for (let at = 0; at < width * height; at += 1) {
    const value = (channel: number) => data[at * 4 + channel] ?? 0;
    if (value(3) <= emptyAlpha) continue;
    if (Math.max(value(0), value(1), value(2)) > darkest) {
      others += 1;
      continue;
    }
    ink += 1;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  if (ink === 0 || others > ink * maxOthers) return undefined;
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}
