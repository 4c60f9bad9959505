/** A hand on every system; where none is there, the browser's own. */
export const handwriting =
  "'Segoe Script', 'Bradley Hand', 'Snell Roundhand', 'Apple Chancery', 'Dancing Script', cursive";

const fontSize = 96;

/** A typed name written in black on a canvas of its own, as the pen would have left it. */
export function writeSignature(name: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const measure = canvas.getContext('2d');
  const font = `italic ${fontSize}px ${handwriting}`;
  if (measure) measure.font = font;
  // Italic letters reach beyond their measure; what is empty is trimmed away.
  canvas.width = Math.ceil(measure?.measureText(name).width ?? 0) + 2 * fontSize;
  canvas.height = 3 * fontSize;
  const ink = canvas.getContext('2d');
  if (ink) {
    ink.font = font;
    ink.fillStyle = 'black';
    ink.textBaseline = 'middle';
    ink.fillText(name, fontSize, canvas.height / 2);
  }
  return canvas;
}
