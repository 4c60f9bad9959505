import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { manifestIn, root } from '../workspace/apps';

/**
 * Returns the version of a build: the version of the package and a hash of all sources of the build. The same sources are then
 * built only once, and different sources never share a folder.
 */
export function sourceVersion(folder: string): string {
  const hash = createHash('sha256');
  for (const part of [folder, 'shared', 'scripts/build']) addFolder(hash, path.join(root, part));
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    hash.update(readFileSync(path.join(root, file)));
  const { version } = manifestIn(path.join(root, folder));
  return `${version}-${hash.digest('hex').slice(0, 10)}`;
}

const ignored = new Set(['node_modules', 'dist', 'docs', 'testing']);

function addFolder(hash: ReturnType<typeof createHash>, dir: string): void {
  let entries;
  try {
    entries = readdirSync(dir, { withFileTypes: true });
  } catch {
    return;
  }
  for (const entry of entries.toSorted((a, b) => a.name.localeCompare(b.name))) {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory() && !ignored.has(entry.name)) addFolder(hash, file);
    else if (entry.isFile() && !/\.test\.tsx?$|\.md$/.test(entry.name))
      hash.update(path.relative(root, file)).update(readFileSync(file));
  }
}
