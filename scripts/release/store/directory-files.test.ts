import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { directoryFiles } from './directory-files';
import { scratchFolder } from '../../workspace/testing/scratch-folder';

const dir = scratchFolder();
const files = directoryFiles(dir);
const name = 'portfolio/assets/entry.1.js';

it('writes a whole file once, and never overwrites it', async () => {
  const both = await Promise.all(['one', 'two'].map((text) => files.add(name, Buffer.from(text))));
  expect(both.toSorted()).toEqual([false, true]);
  const kept = (await files.read(name))?.toString();
  expect(await files.add(name, Buffer.from('three'))).toBe(false);
  expect(readFileSync(path.join(dir, name), 'utf8')).toBe(kept);
  expect(readdirSync(path.join(dir, 'portfolio'))).toEqual(['assets']);
});
