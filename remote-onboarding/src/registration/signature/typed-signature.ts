import { lineHeight, wrapName } from './wrap-name';

/** A hand on every system; where none is there, the browser's own. */
const handwriting =
  "'Segoe Script', 'Bradley Hand', 'Snell Roundhand', 'Apple Chancery', 'Dancing Script', cursive";

/** As the saved signature is shown, 16:9 (spec §2). */
const size = { width: 1024, height: 576 };
// Italic letters reach beyond their measure; what is empty is trimmed away.
const margin = 48;
const box = { width: size.width - 2 * margin, height: size.height - 2 * margin };

/** Writes a typed name in black on a canvas, as the pen would have left it: what is shown is what is saved. */
export function writeSignature(canvas: HTMLCanvasElement, name: string): void {
  Object.assign(canvas, size);
  const ink = canvas.getContext('2d');
  if (!ink) return;
  const fontOf = (px: number) => `italic ${px}px ${handwriting}`;
  ink.font = fontOf(100);
  const { lines, fontSize } = wrapName(name, box, (text) => ink.measureText(text).width / 100);
  ink.font = fontOf(fontSize);
  ink.fillStyle = 'black';
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  const step = fontSize * lineHeight;
  const first = (size.height - (lines.length - 1) * step) / 2;
  lines.forEach((line, index) => ink.fillText(line, size.width / 2, first + index * step));
}
