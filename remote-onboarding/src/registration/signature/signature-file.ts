import { inkBounds } from './ink-bounds';

/** Trims a canvas to its ink and turns it into `signature.png`; null when nothing is on it (spec §4). */
export async function signatureFile(canvas: HTMLCanvasElement): Promise<File | null> {
  const ink = canvas.getContext('2d');
  if (!ink || canvas.width === 0 || canvas.height === 0) return null;
  const bounds = inkBounds(ink.getImageData(0, 0, canvas.width, canvas.height));
  if (!bounds) return null;
  const { left, top, width, height } = bounds;
  const trimmed = document.createElement('canvas');
  trimmed.width = width;
  trimmed.height = height;
  trimmed.getContext('2d')?.drawImage(canvas, left, top, width, height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => trimmed.toBlob(resolve, 'image/png'));
  return blob && new File([blob], 'signature.png', { type: 'image/png' });
}
