import { inspect } from 'node:util';

// What a terminal interprets: C0 and C1 controls, line separators, and bidirectional controls.
const controls = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Escapes untrusted text for one line of a log or terminal: it moves no cursor and cannot pass for a line of ours. */
export function oneLine(text: string): string {
  return text.replaceAll(controls, escaped);
}

/** The same for text of several lines, which are kept. */
export function printable(text: string): string {
  return text.split('\n').map(oneLine).join('\n');
}

/** Formats an error for a log. It may quote a request, so all its lines but the first are indented. */
export function printableError(error: unknown): string {
  return printable(inspect(error)).replaceAll('\n', '\n  ');
}

/** Why something failed, in words. fetch says "fetch failed", and why in the cause. */
export function reasonOf(error: unknown): string {
  const cause = typeof error === 'object' && error && 'cause' in error ? error.cause : undefined;
  return String(cause || error).replace(/^\w*Error: /, '');
}

function escaped(character: string): string {
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
}
