import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { releaseStartSchema, type ReleaseStart } from '@investor-portal/shared/contract/registry';
import { manifestName, readManifest } from './manifest.ts';

export interface Stamp {
  version: string;
  /** The commit; absent for uncommitted sources, which only `npm start` serves. */
  sha?: string | undefined;
  contract: string;
}

/** What the registry says of a stamped build: whoever trusts that trusts all of it. */
export interface Stamped {
  /** Of the manifest. */
  integrity: string;
  start: ReleaseStart;
}

/** Writes into a build's manifest what it is and the integrity of each of its scripts. */
export function stampBuild(dir: string, stamp: Stamp): Stamped {
  const integrity: Record<string, string> = {};
  for (const file of scriptsIn(dir))
    integrity[file] = integrityOf(readFileSync(path.join(dir, file)));
  const text = JSON.stringify({ ...readManifest(dir), release: { ...stamp, integrity } });
  const place = path.join(dir, manifestName);
  writeFileSync(place, text);
  writeFileSync(`${place}.gz`, gzipSync(text, { level: 9 }));
  writeFileSync(`${place}.br`, brotliCompressSync(text));
  return { integrity: integrityOf(text), start: { ...readStart(dir), integrity } };
}

/** What the registry says of a build that was stamped before. */
export function readStamped(dir: string): Stamped & { contract: string } {
  const text = readFileSync(path.join(dir, manifestName), 'utf8');
  const { contract, integrity } = v.parse(stampedManifest, JSON.parse(text)).release;
  return { contract, integrity: integrityOf(text), start: { ...readStart(dir), integrity } };
}

const stampedManifest = v.object({
  release: v.object({ contract: v.string(), integrity: v.record(v.string(), v.string()) }),
});

/** What a page needs to start the build: the scripts and reads of each screen (scripts/build/release-start.cjs). */
function readStart(dir: string): Omit<ReleaseStart, 'integrity'> {
  const text = readFileSync(path.join(dir, 'start.json'), 'utf8');
  return v.parse(v.omit(releaseStartSchema, ['integrity']), JSON.parse(text));
}

/** Paths from `dir`, with slashes, as a manifest and an address write them. */
export function scriptsIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.split(path.sep).join('/'))
    .toSorted();
}

export function integrityOf(content: string | Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
