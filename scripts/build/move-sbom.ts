import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sbomName } from '../release/store/release-paths';
import { root } from '../workspace/apps';
import { sbomFolder } from './sbom.cjs';

/** Moves the SBOM out of a build, because it would show attackers which libraries to try. */
export function moveSbom(build: string, maps: string): void {
  const folder = path.join(build, sbomFolder);
  const text = readFileSync(path.join(folder, 'bom.json'), 'utf8');
  mkdirSync(maps, { recursive: true });
  writeFileSync(path.join(maps, sbomName), withoutPaths(text));
  // The folder also contains an XML version and compressed copies.
  rmSync(folder, { recursive: true });
}

// Paths are made relative to the root of the sources, so the SBOM is the same on every machine.
function withoutPaths(text: string): string {
  return text.replaceAll(JSON.stringify(root).slice(1, -1), '.');
}
