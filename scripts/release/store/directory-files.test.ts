import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { directoryFiles, directoryRecords } from './directory-files';
import { scratchFolder } from '../../workspace/testing/scratch-folder';

const dir = scratchFolder();
const files = directoryFiles(dir, directoryRecords(path.join(dir, '.private')));
const name = 'portfolio/assets/entry.1.js';

it('writes a whole file once, and never overwrites it', async () => {
  const both = await Promise.all(['one', 'two'].map((text) => files.add(name, Buffer.from(text))));
  expect(both.toSorted()).toEqual([false, true]);
  const kept = (await files.read(name))?.toString();
  expect(await files.add(name, Buffer.from('three'))).toBe(false);
  expect(readFileSync(path.join(dir, name), 'utf8')).toBe(kept);
  expect(readdirSync(path.join(dir, 'portfolio'))).toEqual(['assets']);
});

it('lists the files below a folder, and nothing if the folder is missing', async () => {
  expect((await files.list('portfolio')).map((file) => file.name)).toEqual([name]);
  expect(await files.list('onboarding')).toEqual([]);
  expect(await files.read('portfolio/assets')).toBeUndefined();
  expect(await files.read('portfolio/assets/gone.js')).toBeUndefined();
});

it('removes a file, and ignores a missing file', async () => {
  await files.remove(name);
  await files.remove(name);
  expect(await files.read(name)).toBeUndefined();
});
