export interface EditedText {
  text: string;
  caret: number;
}

/** One change of a field's text. The previous text was `start + removed + end`. */
export interface TextEdit {
  start: string;
  removed: string;
  inserted: string;
  end: string;
  /** Whether the investor deleted towards the end of the text. */
  forward: boolean;
}

/** Returns the change between two texts, at the caret if it fits. Some Android keyboards move the caret later. */
export function editBetween(
  before: string,
  after: string,
  caret: number,
  forward = false,
): TextEdit {
  const tail = after.slice(caret);
  const kept = before.endsWith(tail) ? tail.length : null;
  const most = Math.min(before.length, after.length) - (kept ?? 0);
  let at = 0;
  while (at < most && before[at] === after[at]) at += 1;
  let end = kept ?? 0;
  if (kept === null) while (end < most - at && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return {
    start: before.slice(0, at),
    removed: before.slice(at, before.length - end),
    inserted: after.slice(at, after.length - end),
    end: after.slice(after.length - end),
    forward,
  };
}

export function applyEdit({ start, inserted, end }: TextEdit): EditedText {
  return { text: start + inserted + end, caret: start.length + inserted.length };
}

/** Backspace and Delete would do nothing if they removed only separators, which the field restores or does not need. */
export function reachDigit(edit: TextEdit): TextEdit {
  if (edit.inserted !== '' || edit.removed === '' || /\d/.test(edit.removed)) return edit;
  if (edit.forward) return { ...edit, end: edit.end.replace(/\d/, '') };
  return { ...edit, start: edit.start.replace(/\d(?=\D*$)/, '') };
}

export function positionAfter(digits: number, text: string): number {
  let position = 0;
  for (let passed = 0; passed < digits && position < text.length; position += 1)
    if (/\d/.test(text.charAt(position))) passed += 1;
  return position;
}
