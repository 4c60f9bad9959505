/** The length of the longest sentence that a toast can show on a phone. */
const maxLength = 300;

// Marks of writing direction and zero-width spaces. Joiners stay, because emoji and some scripts need them.
const invisible = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const loneSurrogates = /\p{Cs}/gu;

/** Returns one line without control characters and direction marks, short enough for a toast. */
export function plainText(text: string): string {
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
