import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { releaseStartSchema, type ReleaseStart } from '@investor-portal/shared/contract/registry';
import { manifestName, readManifest } from './manifest.ts';
import { CliError } from './cli-error.ts';

export interface Stamp {
  version: string;
  /** The commit; absent for uncommitted sources, which only `npm start` serves. */
  sha?: string | undefined;
  contract: string;
}

/** What the registry says of a stamped build: whoever trusts that trusts all of it. */
export interface Stamped extends Stamp {
  /** Of the manifest. */
  integrity: string;
  start: ReleaseStart;
}

/** Writes into a build's manifest what it is, the integrity of each of its scripts, and how a page starts it. */
export function stampBuild(dir: string, stamp: Stamp): Stamped {
  const integrity: Record<string, string> = {};
  for (const file of scriptsIn(dir))
    integrity[file] = integrityOf(readFileSync(path.join(dir, file)));
  const release = { ...stamp, integrity, start: readStart(dir) };
  const text = JSON.stringify({ ...readManifest(dir), release });
  const place = path.join(dir, manifestName);
  writeFileSync(place, text);
  writeFileSync(`${place}.gz`, gzipSync(text, { level: 9 }));
  writeFileSync(`${place}.br`, brotliCompressSync(text));
  return stampOf(text);
}

const startSchema = v.omit(releaseStartSchema, ['integrity']);

/** The scripts and reads of each screen (scripts/build/release-start.cjs). */
function readStart(dir: string) {
  return v.parse(startSchema, JSON.parse(readFileSync(path.join(dir, 'start.json'), 'utf8')));
}

const stampedManifest = v.object({
  release: v.object({
    version: v.string(),
    sha: v.optional(v.string()),
    contract: v.string(),
    integrity: releaseStartSchema.entries.integrity,
    start: startSchema,
  }),
});

/**
 * What a stamped manifest says it is.
 * @throws CliError when it is no stamped manifest.
 */
export function stampOf(manifest: string): Stamped {
  const stamped = v.safeParse(v.pipe(v.string(), v.parseJson(), stampedManifest), manifest);
  if (!stamped.success) throw new CliError('The manifest carries no stamp of a release.');
  const { start, integrity, ...stamp } = stamped.output.release;
  return { ...stamp, integrity: integrityOf(manifest), start: { ...start, integrity } };
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
