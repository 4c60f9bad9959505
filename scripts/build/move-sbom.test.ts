import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../workspace/apps.ts';
import { sbomName } from '../release/store/release-paths.ts';
import { moveSbom } from './move-sbom.ts';

it('moves the SBOM out of what is served, without where it was built', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'sbom-'));
  const build = path.join(dir, 'build');
  mkdirSync(path.join(build, 'sbom'), { recursive: true });
  writeFileSync(path.join(build, 'sbom/bom.json'), JSON.stringify({ place: `${root}/shared` }));
  writeFileSync(path.join(build, 'sbom/bom.xml'), '');
  moveSbom(build, path.join(dir, 'maps'));
  expect(readdirSync(build)).toEqual([]);
  expect(readFileSync(path.join(dir, 'maps', sbomName), 'utf8')).toBe('{"place":"./shared"}');
  rmSync(dir, { recursive: true });
});
