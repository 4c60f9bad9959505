import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { releaseStartSchema, type ReleaseStart } from '@investor-portal/shared/contract/registry';
import { buildStartSchema, readStart } from '../build/read-start.ts';
import { manifestName, readManifest } from './manifest.ts';
import { CliError } from './cli-error.ts';

export interface Stamp {
  version: string;
  /** The commit; absent for uncommitted sources, which only `npm start` serves. */
  sha?: string | undefined;
  contract: string;
  /** Who built it: the run of a pipeline, or a machine outside of one. */
  builder?: string | undefined;
  /** The SHA-256 of its software bill of materials, which is in the private files (decision 96). */
  sbom?: string | undefined;
}

/** What the registry says about a stamped build. The manifest's hash covers the rest. */
export interface Stamped extends Stamp {
  /** The manifest's integrity. */
  integrity: string;
  start: ReleaseStart;
}

/** Writes version, commit, contract, each script's integrity and how a page starts it into a build's manifest. */
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

const stampedManifest = v.object({
  release: v.object({
    version: v.string(),
    sha: v.optional(v.string()),
    contract: v.string(),
    builder: v.optional(v.string()),
    sbom: v.optional(v.string()),
    integrity: releaseStartSchema.entries.integrity,
    start: buildStartSchema,
  }),
});

/**
 * Reads the stamp of a manifest.
 * @throws CliError when it has none.
 */
export function stampOf(manifest: string): Stamped {
  const stamped = v.safeParse(v.pipe(v.string(), v.parseJson(), stampedManifest), manifest);
  if (!stamped.success) throw new CliError('The manifest has no release stamp.');
  const { start, integrity, ...stamp } = stamped.output.release;
  return { ...stamp, integrity: integrityOf(manifest), start: { ...start, integrity } };
}

/** Paths relative to `dir`, with slashes as in manifests and URLs. */
export function scriptsIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.split(path.sep).join('/'))
    .toSorted();
}

export function integrityOf(content: string | Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
