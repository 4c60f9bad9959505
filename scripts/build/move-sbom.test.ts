import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/apps.ts';
import { sbomName } from '../release/store/release-paths.ts';
import { moveSbom } from './move-sbom.ts';
import { scratchFolder } from '../workspace/testing/scratch-folder.ts';

const dir = scratchFolder();

it('moves the SBOM out of what is served, without where it was built', () => {
  const build = path.join(dir, 'build');
  mkdirSync(path.join(build, 'sbom'), { recursive: true });
  writeFileSync(path.join(build, 'sbom/bom.json'), JSON.stringify({ place: `${root}/shared` }));
  writeFileSync(path.join(build, 'sbom/bom.xml'), '');
  moveSbom(build, path.join(dir, 'maps'));
  expect(readdirSync(build)).toEqual([]);
  expect(readFileSync(path.join(dir, 'maps', sbomName), 'utf8')).toBe('{"place":"./shared"}');
});
