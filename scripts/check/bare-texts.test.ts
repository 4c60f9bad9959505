import { readFileSync } from 'node:fs';
import path from 'node:path';
import { appFolders, root } from '../workspace/apps';
import { bareTextsIn } from './bare-texts';
import { sourcesOf } from './sources';

it.each([
  ['<p>Short by {amount}</p>', 'Short by'],
  ['<p>{amount} {currency}</p>', ' '],
  ['<p><Money amount={amount} />{" left"}</p>', 'left'],
  ['<p>{`${count} of`}<Money amount={amount} /></p>', '… of'],
  ['<p>{late ? "Too late" : <Retry />}<Retry /></p>', 'Too late'],
  ['<p>{late && "Too late"}<Retry /></p>', 'Too late'],
  ['<>Not known</>', 'Not known'],
  ['function Left() { return left ? <Money amount={left} /> : "Not known" }', 'Not known'],
])('finds in %s the text that is beside something else', (source, text) => {
  expect(bareTextsIn(source)).toEqual([{ line: 1, text }]);
});

it.each([
  '<p>{`Short by ${amount}`}</p>',
  '<p>Short by</p>',
  '<p><span>Short by </span><Money amount={amount} /></p>',
  '<p>\n  {/* The sum. */}\n  {late ? "Too late" : "In time"}\n</p>',
  '<Notice title="Short by">{late ? <Retry /> : null}{children}</Notice>',
])('accepts %s', (source) => {
  expect(bareTextsIn(source)).toEqual([]);
});

const untranslated = /\.test\.tsx$|\/testing\//;

it.each([...appFolders, 'shared'])('every text of %s is alone in its element', (folder) => {
  const sources = sourcesOf(`${folder}/src`).filter(
    (file) => file.endsWith('.tsx') && !untranslated.test(file),
  );
  expect(sources.length).toBeGreaterThan(5);
  const bare = sources.flatMap((file) =>
    bareTextsIn(readFileSync(path.join(root, file), 'utf8')).map(
      ({ line, text }) => `${file}:${line} ${text}`,
    ),
  );
  expect(bare).toEqual([]);
});
