import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { type ReleaseStart, releaseStartSchema } from '@investor-portal/registry/format';
import { CliError } from '../command-line/cli-error';
import { filesFolder, isCopy } from './release-paths';

export const manifestName = 'mf-manifest.json';

// The schemas are loose, because keys that are not read here must be written back for Module Federation.
const assets = v.looseObject({
  js: v.looseObject({ sync: v.array(v.string()), async: v.array(v.string()) }),
});

const manifestSchema = v.looseObject({
  name: v.string(),
  metaData: v.looseObject({
    remoteEntry: v.looseObject({ name: v.string(), path: v.string() }),
    buildInfo: v.optional(v.looseObject({ buildVersion: v.string() })),
    contract: v.optional(v.string()),
  }),
  shared: v.array(v.looseObject({ name: v.string(), version: v.string(), assets })),
  exposes: v.array(v.looseObject({ path: v.string(), assets })),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** @throws CliError when the build has no manifest or an invalid one. */
export function readBuildManifest(dir: string): Manifest {
  const place = path.join(dir, manifestName);
  if (!existsSync(place)) throw unreadable(dir);
  return parseManifest(readFileSync(place, 'utf8'), dir);
}

/** @param place the location, for messages. @throws CliError when the manifest is invalid. */
export function parseManifest(text: string, place: string): Manifest {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  if (issue.type === 'parse_json') throw unreadable(place);
  throw new CliError(
    `${manifestName} is not a manifest of Module Federation 2: ${v.getDotPath(issue) ?? ''} ${issue.message}`,
  );
}

function unreadable(place: string): CliError {
  return new CliError(`${place} has no readable ${manifestName}: it is not the build of a remote.`);
}

// Pages do not validate these values again, because they only load them from a registry that this tool has signed.
const mount = v.pipe(
  v.string(),
  v.regex(/^(?:\/[a-z][a-z\d-]*)+$/, 'must be a path such as /main/rewards'),
);
const navigation = v.object({
  label: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  path: mount,
  icon: v.pipe(v.string(), v.nonEmpty()),
});

const buildStartSchema = v.object({
  ...v.omit(releaseStartSchema, ['integrity']).entries,
  mounts: v.optional(v.array(mount)),
  navigation: v.optional(navigation),
});

const hashes = releaseStartSchema.entries.integrity;

const stampSchema = v.object({
  version: v.string(),
  /** The commit; absent for uncommitted sources, which only `npm start` serves. */
  sha: v.optional(v.string()),
  contract: v.string(),
  integrity: hashes,
  /** The integrity of the files that are not scripts. */
  assets: hashes,
  start: buildStartSchema,
});
const stampedManifest = v.object({ release: stampSchema });
type Stamp = v.InferOutput<typeof stampSchema>;

/** The registry's data about a stamped build. The hash of the manifest covers the rest. */
interface Stamped extends Omit<Stamp, 'integrity' | 'start'> {
  integrity: string;
  start: ReleaseStart;
}

/** Writes the version, the commit, the contract, the integrity of each script and `start` into a build's manifest. */
export function stampBuild(
  dir: string,
  stamp: Omit<Stamp, 'integrity' | 'assets' | 'start'>,
): Stamped {
  const hashed = (files: readonly string[]) =>
    Object.fromEntries(
      files.map((file) => [file, integrityOf(readFileSync(path.join(dir, file)))]),
    );
  const release: Stamp = {
    ...stamp,
    integrity: hashed(scriptsIn(dir)),
    assets: hashed(otherFilesIn(dir)),
    start: readStart(dir),
  };
  const text = JSON.stringify({ ...readBuildManifest(dir), release });
  const place = path.join(dir, manifestName);
  writeFileSync(place, text);
  writeFileSync(`${place}.gz`, gzipSync(text, { level: 9 }));
  writeFileSync(`${place}.br`, brotliCompressSync(text));
  return stampOf(text);
}

/** @throws CliError when the manifest has no stamp. */
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
    (file) => file.startsWith(`${filesFolder}/`) && !isCopy(file) && !file.endsWith('.js'),
  );
}

/** Returns paths relative to `dir`, with slashes as in manifests and URLs. */
export function filesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .toSorted();
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export function integrityOf(content: string | Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Returns the paths in a release's manifest, without compressed copies; empty if the manifest has no stamp. */
export function filesNamedIn(manifest: string): string[] {
  try {
    const { start, assets } = stampOf(manifest);
    return [...Object.keys(start.integrity), ...Object.keys(assets)];
  } catch {
    return [];
  }
}

/** Reads the scripts and requests of each screen of a built remote (scripts/build/release-start.cjs). */
export function readStart(dist: string): v.InferOutput<typeof buildStartSchema> {
  return v.parse(buildStartSchema, JSON.parse(readFileSync(path.join(dist, 'start.json'), 'utf8')));
}
