/** Width and height in px. */
export interface Box {
  width: number;
  height: number;
}

interface WrappedName {
  lines: string[];
  fontSize: number;
}

/** From one line to the next, in font sizes. */
export const lineHeight = 1.3;

/**
 * Breaks a name between its words so that it fits a box, in the largest letters in which it does.
 * @param widthOf the width of a text in letters of 1 px.
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
