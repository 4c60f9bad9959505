/** The longest sentence that a toast can show on a phone. */
const maxLength = 300;

/*
 * Characters that reorder or hide the text around them: marks, embeddings, overrides and isolates of writing direction,
 * and zero-width spaces. Joiners stay, because emoji and some scripts need them.
 */
const invisible = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const loneSurrogates = /\p{Cs}/gu;

/**
 * A server's text as one line that is safe to show: without control characters and invisible direction marks, and cut to
 * a length that fits a toast. '' when nothing is left.
 */
export function plainText(text: string): string {
  // Megabytes of text are not worth cleaning to the end.
  const line = text
    .slice(0, maxLength * 20)
    .replace(loneSurrogates, '\ufffd')
    .replace(invisible, '')
    .replace(/[\p{Zs}\p{Zl}\p{Zp}\t\n\v\f\r]+/gu, ' ')
    .replace(/\p{Cc}+/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, '');
  const words = cut.replace(/\s+\S{0,40}$/, '');
  return `${words}…`;
}
