import { syllable } from 'syllable';

/** Terms of the specification, and names of screens and documents. Each counts as one short word. */
const names =
  /securities regulator|investment opportunities|(?:Premium|Qualified|Basic) Account Access|Investor['’]s Agreement|Crowdfunding Cash Account Form|Investment Commitments|Successful Commitments|Account Activity|Stock Positions?|Commitment Details|Tax Identification Number|Annual Gross Income|Total Asset/gi;

/** The formula is not meaningful for fewer words. */
const leastWords = 6;

export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…:])\s+/)
    .filter((sentence) => isRead(sentence) && wordsOf(sentence).length >= leastWords);
}

/** Returns the Flesch–Kincaid grade of a sentence, to one decimal: the years of school needed to read it. */
export function readingGrade(sentence: string): number {
  const words = wordsOf(sentence);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  const grade = 0.39 * words.length + 11.8 * (syllables / words.length) - 15.59;
  return Math.round(grade * 10) / 10;
}

function wordsOf(sentence: string): string[] {
  return sentence.replaceAll(names, 'Name').match(/[\p{L}\d]+(?:['’.,-][\p{L}\d]+)*/gu) ?? [];
}

/** Returns whether a text starts like a sentence and contains no code. */
function isRead(text: string): boolean {
  return /^[“‘(]?(?:\p{Lu}|\d|it\b|an? )/u.test(text) && !/[{}<>=;|_]|\w\/\w|\.\w+\(/.test(text);
}
