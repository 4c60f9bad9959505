import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sbomName } from '../release/store/release-paths';
import { root } from '../workspace/apps';
import { sbomFolder } from './sbom.cjs';

/** Moves it out of a build: it tells whoever looks for a hole which libraries to try. */
export function moveSbom(build: string, maps: string): void {
  const folder = path.join(build, sbomFolder);
  const text = readFileSync(path.join(folder, 'bom.json'), 'utf8');
  mkdirSync(maps, { recursive: true });
  writeFileSync(path.join(maps, sbomName), withoutPaths(text));
  // There is an XML of it, too, and compressed copies.
  rmSync(folder, { recursive: true });
}

// The same on every machine: what is named by where it lies is named from the root of the sources.
function withoutPaths(text: string): string {
  return text.replaceAll(JSON.stringify(root).slice(1, -1), '.');
}
