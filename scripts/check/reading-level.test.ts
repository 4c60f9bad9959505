import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/apps';
import { productFolders, textsIn, textsOf } from './product-texts';
import { readingGrade, sentencesOf } from './reading-level';

const highestGrade = 8;

const plain = (text: string) => text.replaceAll('’', "'").replaceAll(/\s+/g, ' ');
const specification = plain(readFileSync(path.join(root, 'shared/docs/specification.md'), 'utf8'));

describe('what an investor reads', () => {
  it.each(productFolders)(
    'in %s takes eight years of school at most, sentence by sentence',
    (folder) => {
      const texts = textsOf(folder);
      const sentences = texts.flatMap(({ file, line, text }) =>
        sentencesOf(text).map((sentence) => ({ file, line, sentence })),
      );
      expect(sentences).not.toEqual([]);
      const hard = sentences
        .filter(({ sentence }) => !specification.includes(plain(sentence)))
        .map((found) => ({ ...found, grade: readingGrade(found.sentence) }))
        .filter(({ grade }) => grade > highestGrade)
        .map(({ file, line, sentence, grade }) => `${file}:${line} grade ${grade}: ${sentence}`);
      expect(hard).toEqual([]);
    },
  );

  it('is found in JSX with its links and in strings, but not in code or errors', () => {
    const source = `
      import x from 'A module with a long name of words';
      /** A comment of more than six words, which nobody reads. */
      const Box = styled.div\`Never shown as a text to anyone here\`;
      if (!x) throw new Error('The team reads this one in the console.');
      const hint = \`Use no more than \${most} characters\` + '. Then go on.';
      export const page = (
        <p title="Shown when the pointer rests on it">
          Read the <Link href="/x">terms of service</Link> of {platform}{suffix}
          {' '}before {soon ? 'the next' : 'the last'}.
        </p>
      );`;
    expect(textsIn(source)).toEqual([
      { line: 6, text: 'Use no more than it characters. Then go on.' },
      { line: 9, text: 'Read the terms of service of it before it.' },
      { line: 8, text: 'Shown when the pointer rests on it' },
      { line: 10, text: 'the next' },
      { line: 10, text: 'the last' },
    ]);
  });

  it.each([
    ['You can cancel until 48 hours before it closes.', true],
    ['Prior to the finalisation of your subscription, verification is obligatory.', false],
    ['Premium Account Access needs your Tax Identification Number and your income.', true],
  ])('has a grade: %s', (sentence, isPlain) => {
    expect(sentencesOf(sentence)).toEqual([sentence]);
    expect(readingGrade(sentence) <= highestGrade).toBe(isPlain);
  });

  it('is graded if it has six words, unless it is code', () => {
    expect(sentencesOf('Check your answers. Then press the button to go on.')).toEqual([
      'Then press the button to go on.',
    ]);
    expect(sentencesOf('POST api/v1/partner/register with six or more words')).toEqual([]);
  });
});
