import { readFileSync } from 'node:fs';
import path from 'node:path';
import { appFolders, root } from '../workspace/apps';
import { bareTextsIn } from './bare-texts';
import { sourcesOf } from './sources';

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
