/** As long a sentence as a toast can show on a phone. */
const longest = 300;

/*
 * What reorders or hides the text around it: marks, embeddings, overrides and isolates of writing direction, spaces of no
 * width. Joiners stay: emoji and some scripts need them.
 */
const invisible = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const loneSurrogates = /\p{Cs}/gu;

/**
 * A text of a server as one line that says what it seems to say: without control characters and invisible direction
 * marks, whatever its length cut to what an investor reads. '' when nothing is left.
 */
export function plainText(text: string): string {
  // A text of megabytes is not worth cleaning to its end.
  const line = text
    .slice(0, longest * 20)
    .replace(loneSurrogates, '\ufffd')
    .replace(invisible, '')
    .replace(/[\p{Zs}\p{Zl}\p{Zp}\t\n\v\f\r]+/gu, ' ')
    .replace(/\p{Cc}+/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '');
  const words = cut.replace(/\s+\S{0,40}$/, '');
  return `${words}…`;
}
