import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@investor-portal/shared/contract/registry';
import { CliError } from './cli-error.ts';
import { manifestName } from './manifest.ts';
import { integrityOf, scriptsIn, stampOf } from './stamp.ts';
import type { Store } from './store.ts';

/**
 * What is not in a release's folder as it was released, in sentences: the registry vouches for the manifest, and the
 * manifest for every file that it names.
 */
export function changedFiles(dir: string, release: Release): string[] {
  const manifest = readManifestText(dir);
  if (integrityOf(manifest) !== release.integrity)
    return [`its ${manifestName} is not the one that was released: it was changed since.`];
  const { assets, start } = stampOf(manifest);
  const integrity: Readonly<Record<string, string>> = { ...assets, ...start.integrity };
  const files = new Set([...Object.keys(integrity), ...scriptsIn(dir)]);
  return [...files].flatMap((file) => {
    try {
      const found = integrityOf(readFileSync(path.join(dir, file)));
      return found === integrity[file] ? [] : [`${file} was changed since it was released.`];
    } catch {
      return [`${file} is missing.`];
    }
  });
}

/** The same of a stored release. */
export async function changedFilesIn(
  store: Store,
  id: string,
  release: Release,
): Promise<string[]> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'portal-verify-'));
  const dir = path.join(scratch, 'release');
  try {
    await store.fetchRelease(id, dir);
    return changedFiles(dir, release);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function readManifestText(dir: string): string {
  try {
    return readFileSync(path.join(dir, manifestName), 'utf8');
  } catch {
    throw new CliError(`The release has no ${manifestName} any more. Release it again there.`);
  }
}
