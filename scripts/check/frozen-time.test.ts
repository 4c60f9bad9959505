import { readFileSync } from 'node:fs';
import path from 'node:path';
import { appFolders, root } from '../workspace/apps';
import { filesOfGit } from './testing/files-of-git';

/** Matches a hook or a module that reads the time only once, so the time is wrong while the screen stays open. */
const frozenTime =
  /\buse(?:State|Memo|Ref)\([^;]{0,300}?\bserverNow\b|^(?:export )?const \w+ = serverNow\(/m;

it('no screen computes anything once from the time: useNow and useDay follow it', () => {
  const sources = [...appFolders, 'shared'].map((folder) => `${folder}/src/*.ts*`);
  const frozen = filesOfGit(...sources)
    .filter((file) => !file.includes('.test.'))
    .filter((file) => frozenTime.test(readFileSync(path.join(root, file), 'utf8')));
  expect(frozen).toEqual([]);
});
