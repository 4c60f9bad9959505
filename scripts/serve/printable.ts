import { inspect } from 'node:util';

// What a terminal obeys or shows in another order: controls of both sets, and of the direction of writing.
const obeyed = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A text of somebody else as one line of a log or a terminal: it moves no cursor, and no part of it looks like a line of ours. */
export function oneLine(text: string): string {
  return text.replaceAll(obeyed, escaped);
}

/** The same for a text of several lines, which keeps them. */
export function printable(text: string): string {
  return text.split('\n').map(oneLine).join('\n');
}

/** An error for a log; its message may quote whoever sent the request, so none of its lines but the first begins one. */
export function printableError(error: unknown): string {
  return printable(inspect(error)).replaceAll('\n', '\n  ');
}

function escaped(character: string): string {
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
}
