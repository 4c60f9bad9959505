import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOfGit } from './testing/files-of-git';
import { root } from '../workspace/apps';
import { journeys } from '../e2e/engines/journeys';

// Otherwise, whoever renames a test learns it only where Firefox and WebKit run.
it('every journey is the title of one browser test', () => {
  const specs = filesOfGit('*.spec.ts').map((file) => readFileSync(path.join(root, file), 'utf8'));
  const found = Object.values(journeys).map((title) => [
    title,
    specs.filter((text) => text.includes(`'${title}'`)).length,
  ]);
  expect(found).toEqual(Object.values(journeys).map((title) => [title, 1]));
});
