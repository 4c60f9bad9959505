import { inspect } from 'node:util';

// Characters that a terminal interprets: C0 and C1 controls, line separators, and bidirectional controls.
const controls = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Escapes untrusted text for one line of a terminal, so it can neither move the cursor nor imitate our output. */
export function oneLine(text: string): string {
  return text.replaceAll(controls, escaped);
}

/** Escapes untrusted text of several lines and keeps the line breaks. */
export function printable(text: string): string {
  return text.split('\n').map(oneLine).join('\n');
}

/** Formats an error for a log. An error may quote a request, so every line after the first is indented. */
export function printableError(error: unknown): string {
  return printable(inspect(error)).replaceAll('\n', '\n  ');
}

/** Returns the reason of a failure in words. fetch only says "fetch failed" and puts the reason into the cause. */
export function reasonOf(error: unknown): string {
  const cause = typeof error === 'object' && error && 'cause' in error ? error.cause : undefined;
  return String(cause || error).replace(/^\w*Error: /, '');
}

function escaped(character: string): string {
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
}
