/** A handwriting font for every operating system, with the browser's cursive font as the fallback. */
const handwriting =
  "'Segoe Script', 'Bradley Hand', 'Snell Roundhand', 'Apple Chancery', 'Dancing Script', cursive";

/** 16:9, like the preview of the saved signature (spec §2). */
const size = { width: 1024, height: 576 };
// Italic letters are wider than their measured width. Empty space is trimmed when the signature is saved.
const margin = 48;
const box = { width: size.width - 2 * margin, height: size.height - 2 * margin };

/** Draws a typed name on a canvas in the pen's black. The canvas is saved as it is shown. */
export function drawTypedName(canvas: HTMLCanvasElement, name: string): void {
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (!context) return;
  const fontOf = (px: number) => `italic ${px}px ${handwriting}`;
  context.font = fontOf(100);
  const { lines, fontSize } = wrapName(name, box, (text) => context.measureText(text).width / 100);
  context.font = fontOf(fontSize);
  context.fillStyle = 'black';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const step = fontSize * lineHeight;
  const first = (size.height - (lines.length - 1) * step) / 2;
  lines.forEach((line, index) => context.fillText(line, size.width / 2, first + index * step));
  // Emoji have their own colours, so everything drawn is filled with black.
  context.globalCompositeOperation = 'source-in';
  context.fillRect(0, 0, size.width, size.height);
}

interface Box {
  width: number;
  height: number;
}

interface WrappedName {
  lines: string[];
  fontSize: number;
}

export const lineHeight = 1.3;

/** @param widthOf returns the width of a text at a font size of 1 px. */
export function wrapName(name: string, box: Box, widthOf: (text: string) => number): WrappedName {
  const words = name.split(/\s+/).filter(Boolean);
  let fontSize = box.height / 5;
  let lines = linesOf(words, (line) => widthOf(line) * fontSize <= box.width);
  const fits = () =>
    lines.length * lineHeight * fontSize <= box.height &&
    lines.every((line) => widthOf(line) * fontSize <= box.width);
  while (!fits()) {
    fontSize *= 0.95;
    lines = linesOf(words, (line) => widthOf(line) * fontSize <= box.width);
  }
  return { lines, fontSize };
}

function linesOf(words: string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
