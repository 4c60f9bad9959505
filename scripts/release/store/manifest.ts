import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { type ReleaseStart, releaseStartSchema } from '@investor-portal/registry/format';
import { buildStartSchema, readStart } from './read-start';
import { CliError } from '../command-line/cli-error';
import { filesFolder, isDerived } from './release-paths';

export const manifestName = 'mf-manifest.json';

// Loose throughout: keys that are not read here are written back for Module Federation to read.
const assets = v.looseObject({
  js: v.looseObject({ sync: v.array(v.string()), async: v.array(v.string()) }),
});

/** The part of Module Federation's manifest that the release tool reads. */
const manifestSchema = v.looseObject({
  name: v.string(),
  metaData: v.looseObject({
    remoteEntry: v.looseObject({ name: v.string(), path: v.string() }),
    buildInfo: v.optional(v.looseObject({ buildVersion: v.string() })),
    /** The contract version that it was built against. */
    contract: v.optional(v.string()),
  }),
  shared: v.array(v.looseObject({ name: v.string(), version: v.string(), assets })),
  exposes: v.array(v.looseObject({ path: v.string(), assets })),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** @throws CliError when the build has no manifest, or one of another shape. */
export function readBuildManifest(dir: string): Manifest {
  const place = path.join(dir, manifestName);
  if (!existsSync(place)) throw unreadable(dir);
  return parseManifest(readFileSync(place, 'utf8'), dir);
}

/**
 * @param place for messages.
 * @throws CliError when it is of another shape.
 */
export function parseManifest(text: string, place: string): Manifest {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw unreadable(place);
  }
  const parsed = v.safeParse(manifestSchema, body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new CliError(
    `${manifestName} is not a manifest of Module Federation 2: ${v.getDotPath(issue) ?? ''} ${issue.message}`,
  );
}

function unreadable(place: string): CliError {
  return new CliError(`${place} has no readable ${manifestName}: it is not the build of a remote.`);
}

interface Stamp {
  version: string;
  /** The commit; absent for uncommitted sources, which only `npm start` serves. */
  sha?: string | undefined;
  contract: string;
  /** Who built it: the run of a pipeline, or a machine outside of one. */
  builder?: string | undefined;
  /** The SHA-256 of its software bill of materials, which is in the private files (decision 97). */
  sbom?: string | undefined;
}

/** What the registry says about a stamped build. The manifest's hash covers the rest. */
export interface Stamped extends Stamp {
  /** The manifest's integrity. */
  integrity: string;
  start: ReleaseStart;
  /** The integrity, by path, of the files that are no scripts. */
  assets: Readonly<Record<string, string>>;
}

/** Writes version, commit, contract, each script's integrity and how a page starts it into a build's manifest. */
export function stampBuild(dir: string, stamp: Stamp): Stamped {
  const hashed = (files: readonly string[]) =>
    Object.fromEntries(
      files.map((file) => [file, integrityOf(readFileSync(path.join(dir, file)))]),
    );
  const integrity = hashed(scriptsIn(dir));
  const assets = hashed(otherFilesIn(dir));
  const release = { ...stamp, integrity, assets, start: readStart(dir) };
  const text = JSON.stringify({ ...readBuildManifest(dir), release });
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
    assets: releaseStartSchema.entries.integrity,
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

export function scriptsIn(dir: string): string[] {
  return filesIn(dir).filter((file) => file.endsWith('.js'));
}

function otherFilesIn(dir: string): string[] {
  return filesIn(dir).filter(
    (file) => file.startsWith(`${filesFolder}/`) && !isDerived(file) && !file.endsWith('.js'),
  );
}

/** Paths relative to `dir`, with slashes as in manifests and URLs. */
export function filesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .toSorted();
}

export function integrityOf(content: string | Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * The files that a release's manifest names, by their paths beside it; undefined when it has no stamp.
 * Compressed copies are not named: they go with the file that they are copies of.
 */
export function filesNamedIn(manifest: string): string[] | undefined {
  try {
    const { start, assets } = stampOf(manifest);
    return [...Object.keys(start.integrity), ...Object.keys(assets)];
  } catch {
    return undefined;
  }
}

/** Whether a stored file is one of these, or a copy of one in another encoding. */
export function isOneOf(file: string, named: ReadonlySet<string>): boolean {
  if (named.has(file)) return true;
  const end = file.indexOf('.js.');
  return named.has(end < 0 ? file.replace(/\.[^.]+$/, '') : file.slice(0, end + '.js'.length));
}
