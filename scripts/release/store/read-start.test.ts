import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readStart } from './manifest';
import { scratchFolder } from '../../workspace/testing/scratch-folder';

const dir = scratchFolder();

const entry = { label: 'Perks', path: '/main/perks', icon: 'grid' };

function read(declared: object) {
  const start = { entry: 'entry.js', scripts: [], screens: {}, ...declared };
  writeFileSync(path.join(dir, 'start.json'), JSON.stringify(start));
  return readStart(dir);
}

it('reads the mounts and the menu entry that a build declares', () => {
  const declared = { mounts: ['/main/perks', '/perks'], navigation: entry };
  expect(read(declared)).toMatchObject(declared);
});

it.each([
  [{ mounts: ['main/perks'] }],
  [{ mounts: ['/main/*'] }],
  [{ mounts: ['/'] }],
  [{ navigation: { ...entry, path: 'https://elsewhere.example' } }],
  [{ navigation: { ...entry, label: 'x'.repeat(41) } }],
])('refuses a build that declares %j', (declared) => {
  expect(() => read(declared)).toThrow(/must be a path|Invalid length/);
});
