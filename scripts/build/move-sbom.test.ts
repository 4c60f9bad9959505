import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/apps';
import { sbomName } from '../release/store/release-paths';
import { moveSbom } from './move-sbom';
import { scratchFolder } from '../workspace/testing/scratch-folder';

const dir = scratchFolder();

it('moves the SBOM out of the served files, without the path of the build', () => {
  const build = path.join(dir, 'build');
  mkdirSync(path.join(build, 'sbom'), { recursive: true });
  writeFileSync(path.join(build, 'sbom/bom.json'), JSON.stringify({ place: `${root}/shared` }));
  writeFileSync(path.join(build, 'sbom/bom.xml'), '');
  moveSbom(build, path.join(dir, 'maps'));
  expect(readdirSync(build)).toEqual([]);
  expect(readFileSync(path.join(dir, 'maps', sbomName), 'utf8')).toBe('{"place":"./shared"}');
});
