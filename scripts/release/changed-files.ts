import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@investor-portal/shared/contract/registry';
import { CliError } from './cli-error.ts';
import { manifestName } from './manifest.ts';
import { integrityOf, scriptsIn, stampOf } from './stamp.ts';

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

function readManifestText(dir: string): string {
  try {
    return readFileSync(path.join(dir, manifestName), 'utf8');
  } catch {
    throw new CliError(`The release has no ${manifestName} any more. Release it again there.`);
  }
}
