/** Width and height in px. */
export interface Box {
  width: number;
  height: number;
}

interface WrappedName {
  lines: string[];
  fontSize: number;
}

/** Line height as a multiple of the font size. */
export const lineHeight = 1.3;

/**
 * Wraps a name between words so that it fits a box at the largest possible font size.
 * @param widthOf the width of a text at a font size of 1 px.
 */
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
