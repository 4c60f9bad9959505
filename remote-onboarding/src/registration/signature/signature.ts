/** A saved signature, kept in memory only. */
export interface Signature {
  /** `signature.png`, image/png, trimmed to its ink (spec §3 'Signature capture'). */
  file: File;
  /** Date, time and zone at saving, in the platform's zone (decision 22). */
  dateTime: string;
  /** From the hand-over; '' if the platform did not send it. */
  location: string;
  /** The visitor's public IP address; '' if it could not be looked up. */
  ipAddress: string;
}

/** Trims a canvas to its ink and returns it as `signature.png`; null for an empty canvas (spec §4). */
export async function signatureFile(canvas: HTMLCanvasElement): Promise<File | null> {
  const context = canvas.getContext('2d');
  if (!context || canvas.width === 0 || canvas.height === 0) return null;
  const bounds = inkBounds(context.getImageData(0, 0, canvas.width, canvas.height));
  if (!bounds) return null;
  const { left, top, width, height } = bounds;
  const trimmed = document.createElement('canvas');
  trimmed.width = width;
  trimmed.height = height;
  trimmed.getContext('2d')?.drawImage(canvas, left, top, width, height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => trimmed.toBlob(resolve, 'image/png'));
  return blob && new File([blob], 'signature.png', { type: 'image/png' });
}

interface Bounds {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The smallest box, in device pixels, around every pixel that is not fully transparent; undefined for an empty
 * canvas.
 */
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
